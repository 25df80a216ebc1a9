import type { RunOptions, Spec } from 'axe-core'
import type { AfterEach } from 'storybook/internal/csf'
import { combinationFor, nameOf } from '../../scripts/languages/combinations'
import { findProblems } from './findProblems'
import { shownCombination } from './shownCombination'

/** True when axe runs once for each story: here, and not in the add-on. */
const axeRunsOnce = import.meta.env.STORYBOOK_AXE === 'once'

/** The rules whose result can differ between languages, themes and widths; the add-on has checked the others. */
const rules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'valid-lang',
]

/** Checks each story after its test, in the combination that its name selects. */
export const afterEach = async ({ id, title, parameters }: Parameters<AfterEach>[0]): Promise<void> => {
  const combination = combinationFor(id)
  const restoreWidth = setFrameWidth(combination.width)
  try {
    const { axe, overflow, literals } = await findProblems(
      title,
      combination,
      axeRunsOnce ? rulesOf(parameters) : { runOnly: rules },
    )
    const found = Object.entries({ axe, overflow, literals }).filter(([, lines]) => lines.length > 0)
    const lines = found.map(([kind, each]) => `${kind}: ${each.join(' · ')}`)
    if (lines.length > 0) throw new Error(`In ${nameOf(combination)}: ${lines.join('\n')}`)
  } finally {
    shownCombination.clear()
    restoreWidth()
  }
}

/**
 * Sets the width of the story's frame and returns a function that restores it. Vitest's own command also resizes the browser's page,
 * which takes a third of a second each time.
 */
function setFrameWidth(width: number): () => void {
  const { style } = window.frameElement as HTMLElement // Vitest runs stories in a frame of the same origin
  const before = style.width
  style.width = `${width}px`
  return () => void (style.width = before)
}

/** Returns options with all rules except those that the file of the story turns off. */
function rulesOf({ a11y }: Parameters<AfterEach>[0]['parameters']): RunOptions {
  const config = (a11y as { config?: Spec } | undefined)?.config
  const configured = (config?.rules ?? []).map(({ id, enabled }) => [id, { enabled: enabled !== false }])
  return { rules: { region: { enabled: false }, ...Object.fromEntries(configured) } }
}
