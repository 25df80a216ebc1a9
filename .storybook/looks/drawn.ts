import type { AfterEach } from 'storybook/internal/csf'
import { page } from 'vitest/browser'
import { drawnFor, nameOf } from '../../scripts/languages/combinations'
import { lookAt } from './lookAt'
import { stage } from './stage'

/** What may differ between languages, themes and widths; the add-on has asked all else already. */
const rules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'valid-lang',
]

/** Looks at each story once more where it is tested, in the combination drawn by its name. */
export const afterEach = async ({ id, title }: Parameters<AfterEach>[0]): Promise<void> => {
  const combination = drawnFor(id)
  await page.viewport(combination.width, 900)
  try {
    const { axe, overflow, literals } = await lookAt(title, combination, rules)
    const found = Object.entries({ axe, overflow, literals }).filter(([, lines]) => lines.length > 0)
    const lines = found.map(([kind, each]) => `${kind}: ${each.join(' · ')}`)
    if (lines.length > 0) throw new Error(`In ${nameOf(combination)}: ${lines.join('\n')}`)
  } finally {
    stage.leave()
  }
}
