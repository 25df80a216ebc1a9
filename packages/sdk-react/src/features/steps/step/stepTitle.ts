import type { Formats } from '@capstan/sdk-core'
import { authorLanguage, authorWords, type AuthorWords, type ShortStep } from '@capstan/sdk-core/steps'
import { fillIn } from '../../../language/fillIn'

type Titled = Pick<ShortStep, 'renderAttributes' | 'order'>

/** The language a step is shown in. */
export interface StepSpeech {
  formats: Formats
  messages: { untitled: string }
}

/** Returns the title of a step: its title, else the name in the progress bar, else its position. */
export function stepTitle(
  { renderAttributes, order }: Titled,
  { formats, messages }: StepSpeech,
): AuthorWords {
  const language = authorLanguage(renderAttributes, { formats })
  const named = ['title', 'progressBarTitle', 'name'].map((name) =>
    authorWords(renderAttributes, name, language),
  )
  return named.find(hasWords) ?? { text: fillIn(messages.untitled, { order }) }
}

/** Returns the short title of a step, for narrow places. */
export function shortTitle(step: Titled, speech: StepSpeech): AuthorWords {
  const language = authorLanguage(step.renderAttributes, { formats: speech.formats })
  const short = authorWords(step.renderAttributes, 'progressBarTitle', language)
  return hasWords(short) ? short : stepTitle(step, speech)
}

/** Returns true when the text is not blank. */
export function hasWords(words: AuthorWords | undefined): words is AuthorWords {
  return !!words?.text.trim()
}
