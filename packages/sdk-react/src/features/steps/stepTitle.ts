import type { Formats } from '@capstan/sdk-core'
import { authorLanguage, authorWords, type AuthorWords, type ShortStep } from '@capstan/sdk-core/steps'

type Titled = Pick<ShortStep, 'renderAttributes' | 'order'>

/** What a step is called: its title, else the name in the progress bar, else its place. */
export function stepTitle({ renderAttributes, order }: Titled, formats: Formats): AuthorWords {
  const language = authorLanguage(renderAttributes, { formats })
  const named = ['title', 'progressBarTitle', 'name'].map((name) =>
    authorWords(renderAttributes, name, language),
  )
  return named.find(hasWords) ?? { text: `Step ${order}` }
}

/** What a step is called where there is little room. */
export function shortTitle(step: Titled, formats: Formats): AuthorWords {
  const language = authorLanguage(step.renderAttributes, { formats })
  const short = authorWords(step.renderAttributes, 'progressBarTitle', language)
  return hasWords(short) ? short : stepTitle(step, formats)
}

/** Whether there is something to be read. */
export function hasWords(words: AuthorWords | undefined): words is AuthorWords {
  return !!words?.text.trim()
}
