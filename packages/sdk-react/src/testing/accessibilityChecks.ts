import { expect, waitFor } from 'storybook/test'

/** The part of a play function's context that is used here. */
interface Shown {
  canvasElement: HTMLElement
  userEvent: { tab: () => Promise<void> }
}
/** The play function of a story. */
type Play<Context> = (context: Context) => Promise<void> | void

/** With text twice as large nothing stands beyond the edge. */
export function doubled<Context extends Shown>(shown: Play<Context> | undefined): Play<Context> {
  return async (context) => {
    await shown?.(context)
    const { documentElement: page } = context.canvasElement.ownerDocument
    await waitFor(() => expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth))
  }
}

/** On paper nothing can be pressed, and each grid is a table with its rows. */
export function printed<Context extends Shown>(shown: Play<Context> | undefined): Play<Context> {
  return async (context) => {
    await shown?.(context)
    const buttons = () => [...context.canvasElement.querySelectorAll('.capstan-button')]
    await waitFor(() => expect(buttons().filter((button) => button.checkVisibility())).toEqual([]))
    const { canvasElement } = context
    await waitFor(() => {
      const grids = [...canvasElement.querySelectorAll('[role=grid]')]
      const printed = tablesWithRows(canvasElement)
      expect(grids.filter((grid) => grid.checkVisibility())).toEqual([])
      expect([...canvasElement.querySelectorAll('table button')].filter(isButtonOnPaper)).toEqual([])
      expect(printed).toEqual(expect.arrayContaining(grids.map((grid) => grid.getAttribute('aria-label'))))
    })
  }
}

const isButtonOnPaper = (element: Element) =>
  element.checkVisibility() && getComputedStyle(element).borderStyle !== 'none'

/** Returns the names of the tables that show a row. */
function tablesWithRows(page: HTMLElement): (string | null)[] {
  return [...page.querySelectorAll('table')]
    .filter(({ tBodies }) => [...tBodies].some(({ rows }) => [...rows].some((row) => row.checkVisibility())))
    .map((table) => table.getAttribute('aria-label'))
}

/** Checks that Tab reaches every control, and leaves the story at its end. */
export function tabbedThrough<Context extends Shown>(shown: Play<Context> | undefined): Play<Context> {
  return async (context) => {
    await shown?.(context)
    const { canvasElement, userEvent } = context
    const toReach = [
      ...canvasElement.querySelectorAll<HTMLElement>('a[href], button:not([disabled])'),
    ].filter((each) => each.tabIndex >= 0 && each.checkVisibility())
    const reached = new Set<Element | null>()
    for (let steps = 0; steps < 200; steps++) {
      await userEvent.tab()
      const { activeElement } = canvasElement.ownerDocument
      if (!canvasElement.contains(activeElement) && reached.size > 0) break
      reached.add(activeElement)
    }
    await expect(canvasElement.contains(canvasElement.ownerDocument.activeElement)).toBe(false)
    await expect(toReach.filter((each) => !reached.has(each)).map((each) => each.textContent)).toEqual([])
  }
}
