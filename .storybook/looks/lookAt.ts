import axe, { type RunOptions } from 'axe-core'
import type { Combination } from '../../scripts/languages/combinations'
import type { Findings } from '../../scripts/languages/Findings'
import { locales } from '../languages'
import { elementsOf } from './elementsOf'
import { literalsOf } from './literalsOf'
import { overflowOf } from './overflowOf'
import { stage } from './stage'

/**
 * Shows the story on the page in a combination, as its steps left it, and says what is wrong with it. Axe
 * asks what it always does but for what a part of a page need not have, or what it is told to ask.
 */
export async function lookAt(title: string, combination: Combination, asked?: RunOptions): Promise<Findings> {
  stage.show(combination)
  await settled(locales[combination.language])
  const elements = elementsOf(document.body)
  const isMarked = combination.language === 'pseudo' || combination.language === 'rightToLeft'
  return {
    overflow: overflowOf(elements),
    literals: isMarked ? await literalsOf(elements, title) : [],
    axe: await axeFindings(asked),
  }
}

/** Waits until the language is loaded and no animation runs; paused animations are ignored. */
async function settled(locale: string | undefined): Promise<void> {
  await frame()
  for (let tries = 0; document.querySelector<HTMLElement>('.capstan')?.lang !== locale; tries++) {
    if (tries > 300) throw new Error(`The story does not speak ${locale}.`)
    await frame()
  }
  await frame()
  const moving = animations().filter(
    ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
  )
  await Promise.allSettled(moving.map(({ finished }) => finished))
  await frame()
}

/** What moves on the page, in shadow roots too. */
function animations(): Animation[] {
  const hosts = [...document.querySelectorAll('.capstan-host')]
  return [document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])].flatMap((root) =>
    root.getAnimations(),
  )
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** A story is a part of a page and has no landmarks. */
const partOfPage: RunOptions = { rules: { region: { enabled: false } } }

async function axeFindings(asked = partOfPage): Promise<string[]> {
  const context = {
    include: ['body'],
    exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root', '[data-live-announcer]'],
  }
  const { violations } = await axe.run(context, { ...asked, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
