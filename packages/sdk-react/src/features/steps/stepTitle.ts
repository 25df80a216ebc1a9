import type { ShortStep } from '@capstan/sdk-core/steps'

/** What a step is called: its title, else the name in the progress bar, else its place. */
export function stepTitle({
  renderAttributes,
  order,
}: Pick<ShortStep, 'renderAttributes' | 'order'>): string {
  const { title, progressBarTitle, name } = renderAttributes ?? {}

  return textOf(title) ?? textOf(progressBarTitle) ?? textOf(name) ?? `Step ${order}`
}

/** What a step is called where there is little room. */
export function shortTitle(step: Pick<ShortStep, 'renderAttributes' | 'order'>): string {
  return textOf(step.renderAttributes?.progressBarTitle) ?? stepTitle(step)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value : undefined
}
