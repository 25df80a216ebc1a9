import type { RunOptions, Spec } from 'axe-core'
import type { AfterEach } from 'storybook/internal/csf'
import { drawnFor, nameOf } from '../../scripts/languages/combinations'
import { lookAt } from './lookAt'
import { stage } from './stage'

/** Whether axe is asked once of each story, here: the add-on asks nothing then. */
const asksOnce = import.meta.env.STORYBOOK_AXE === 'once'

/** What may differ between languages, themes and widths; the add-on has asked all else already. */
const rules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'valid-lang',
]

/** Looks at each story once more where it is tested, in the combination drawn by its name. */
export const afterEach = async ({ id, title, parameters }: Parameters<AfterEach>[0]): Promise<void> => {
  const combination = drawnFor(id)
  const widen = setFrameWidth(combination.width)
  try {
    const { axe, overflow, literals } = await lookAt(
      title,
      combination,
      asksOnce ? rulesOf(parameters) : { runOnly: rules },
    )
    const found = Object.entries({ axe, overflow, literals }).filter(([, lines]) => lines.length > 0)
    const lines = found.map(([kind, each]) => `${kind}: ${each.join(' · ')}`)
    if (lines.length > 0) throw new Error(`In ${nameOf(combination)}: ${lines.join('\n')}`)
  } finally {
    stage.leave()
    widen()
  }
}

/**
 * Sets the width of the frame that the story stands in, and returns how to set it back. Vitest's own way resizes the page of the
 * browser as well, which takes a third of a second each time.
 */
function setFrameWidth(width: number): () => void {
  const { style } = window.frameElement as HTMLElement // the tester is a frame of the same origin
  const before = style.width
  style.width = `${width}px`
  return () => void (style.width = before)
}

/** All rules but those that its file turns off, for the add-on as well. */
function rulesOf({ a11y }: Parameters<AfterEach>[0]['parameters']): RunOptions {
  const config = (a11y as { config?: Spec } | undefined)?.config // what stories write there
  const said = (config?.rules ?? []).map(({ id, enabled }) => [id, { enabled: enabled !== false }])
  return { rules: { region: { enabled: false }, ...Object.fromEntries(said) } }
}
