import type { ShortStep } from '@capstan/sdk-core/steps'
import { useFormats } from '../../../language/useFormats'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { stepsMessages } from '../messages'
import { stepTitle } from '../step/stepTitle'

/**
 * Returns the title of a step's frame: that of the step, or a generic one when that is in another language, because an attribute
 * has one language. The heading above shows the title itself, marked with its language.
 */
export function useFrameTitle(step: Pick<ShortStep, 'renderAttributes' | 'order'>): string {
  const messages = useMessages('steps', stepsMessages)
  const formats = useFormats()
  const { text, lang } = stepTitle(step, { formats, messages })

  return lang ? messages.frameOfPartner : fillIn(messages.frameTitle, { title: text })
}
