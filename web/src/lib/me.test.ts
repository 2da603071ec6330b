import { describe, expect, it, vi } from 'vitest'
import { api } from './http'
import { Me } from './me.svelte'

describe('who we are', () => {
  it('is told to who follows, until they have heard enough', async () => {
    vi.spyOn(api, 'callMe').mockImplementation((name) => Promise.resolve({ name }))
    const me = new Me()
    const follower = vi.fn()
    const unfollow = me.follow(follower)
    await me.take('Ada')
    expect([me.name, follower.mock.calls.length]).toEqual(['Ada', 1])
    unfollow()
    await me.take('Ben')
    expect([me.name, follower.mock.calls.length]).toEqual(['Ben', 1])
  })

  it('changes with a link to another device', async () => {
    vi.spyOn(api, 'device').mockResolvedValue({ name: 'Ada' })
    const me = new Me()
    const follower = vi.fn()
    me.follow(follower)
    await me.move('token')
    expect([me.name, follower.mock.calls.length]).toEqual(['Ada', 1])
  })

  it('is the same in all tabs', async () => {
    vi.spyOn(api, 'callMe').mockResolvedValue({ name: 'Ada' })
    vi.spyOn(api, 'me').mockResolvedValue({ name: 'Ada' })
    const [here, there] = [new Me(), new Me()]
    const told = new Promise<void>((resolve) => there.follow(resolve))
    await here.take('Ada')
    await told
    await vi.waitFor(() => expect(there.name).toBe('Ada'))
  })

  it('does not change when a name is refused', async () => {
    vi.spyOn(api, 'callMe').mockRejectedValue(new Error('no'))
    const me = new Me()
    const follower = vi.fn()
    me.follow(follower)
    await expect(me.take('')).rejects.toThrow()
    expect([me.name, follower.mock.calls.length]).toEqual([null, 0])
  })
})
