/** The parts of a table on a phone. */
import { tick } from 'svelte'

export const TABS = ['board', 'me', 'others', 'log'] as const
export type Tab = (typeof TABS)[number]

/** The parts in which something can be chosen: each is shown for a moment that nobody sees. */
export async function glowing(board: HTMLElement, show: (tab: Tab) => void): Promise<Tab[]> {
  const found: Tab[] = []
  for (const tab of TABS) {
    show(tab)
    await tick()
    const open = [...board.querySelectorAll<HTMLElement>('.open')]
    if (open.some((one) => one.checkVisibility())) found.push(tab)
  }
  return found
}
