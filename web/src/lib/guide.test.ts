import { beforeEach, describe, expect, it } from 'vitest'
import { guide } from './guide.svelte'
import { settings } from './settings.svelte'
import { words } from './words.svelte'

beforeEach(async () => {
  settings.language = 'en'
  await words.load('guide')
  guide.end('here')
})

describe('the guide', () => {
  it('is only at the tables where it was begun', () => {
    guide.begin('here')
    expect([guide.isOn('here'), guide.isOn('there')]).toEqual([true, false])
    expect(guide.text('there', 'elysium', 'Turn')).toBeNull()
  })

  it('explains each kind of decision once', () => {
    guide.begin('here')
    const key = guide.text('here', 'elysium', 'Turn')!
    expect(words.has(key)).toBe(true)
    guide.got('here', key)
    expect(guide.text('here', 'elysium', 'Turn')).toBeNull()
  })

  it('has one text for all that has none of its own', () => {
    guide.begin('here')
    const other = guide.text('here', 'elysium', 'NoSuchDecision')!
    expect(other).toBe('guide-elysium-other')
    expect(words.has(other)).toBe(true)
    guide.got('here', other)
    expect(guide.text('here', 'elysium', 'AnotherSuch')).toBeNull()
  })

  it('ends when it is skipped, and stays in this browser', () => {
    guide.begin('here')
    expect(localStorage.getItem('pantheon-guide')).toContain('here')
    guide.end('here')
    expect(guide.isOn('here')).toBe(false)
    expect(localStorage.getItem('pantheon-guide')).not.toContain('here')
  })
})
