import axe, { type RunOptions } from 'axe-core'
import { waitFor } from 'storybook/test'
import type { Combination } from '../../scripts/languages/combinations'
import type { Findings } from '../../scripts/languages/Findings'
import { locales } from '../languages'
import { elementsOf } from './elementsOf'
import { literalsOf } from './literalsOf'
import { overflowOf } from './overflowOf'
import { shownCombination } from './shownCombination'

/**
 * Shows the story in a combination, as its steps left it, and returns its problems. Axe runs with `axeOptions`; by default with all
 * rules except the one about landmarks.
 */
export async function findProblems(
  title: string,
  combination: Combination,
  axeOptions?: RunOptions,
): Promise<Findings> {
  shownCombination.set(combination)
  await settled(locales[combination.language])
  const elements = elementsOf(document.body)
  const isMarked = combination.language === 'pseudo' || combination.language === 'rightToLeft'
  return {
    overflow: overflowOf(elements),
    literals: isMarked ? await literalsOf(elements, title) : [],
    axe: await axeFindings(axeOptions),
  }
}

/** Waits until the language is loaded and no animation runs; paused animations are ignored. */
async function settled(locale: string | undefined): Promise<void> {
  await frame()
  await waitFor(() => {
    if (document.querySelector<HTMLElement>('.capstan')?.lang !== locale)
      throw new Error(`The story is not shown in ${locale}.`)
  })
  await frame()
  const moving = animations().filter(
    ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
  )
  await Promise.allSettled(moving.map(({ finished }) => finished))
  await frame()
}

/** Returns the animations of the page, including those in shadow roots. */
function animations(): Animation[] {
  const hosts = [...document.querySelectorAll('.capstan-host')]
  return [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])].flatMap((root) =>
    root.getAnimations(),
  )
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A story is a part of a page and has no landmarks. */
const partOfPage: RunOptions = { rules: { region: { enabled: false } } }

async function axeFindings(options = partOfPage): Promise<string[]> {
  const context = {
    include: ['body'],
    exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', '[data-live-announcer]'],
  }
  const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
