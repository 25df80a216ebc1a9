import type { Capstan } from '@capstan/sdk-core'

let isUnderWay = false

/**
 * The tab is on its way to a page of the platform's sign-in. There the session ends, or becomes another, before the answer
 * leads on: what this tab knows and follows is let go of, and that its session has ended is no news to it.
 */
export function beginLeaving(capstan: Capstan): void {
  isUnderWay = true
  capstan.logout()
  // Who comes back to the page as it was left, or was asked whether to leave it and stays, has not left it.
  for (const event of ['pageshow', 'pointerdown', 'keydown'])
    window.addEventListener(event, () => (isUnderWay = false), { once: true })
}

/** Returns true while the tab is being left. */
export const isLeaving = (): boolean => isUnderWay
