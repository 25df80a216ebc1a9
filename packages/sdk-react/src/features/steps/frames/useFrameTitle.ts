import type { ShortStep } from '@capstan/sdk-core/steps'
import { useFormats } from '../../../language/useFormats'
import { fillIn } from '../../../language/fillIn'
import { useMessages } from '../../../provider/useMessages'
import { stepsMessages } from '../messages'
import { stepTitle } from '../step/stepTitle'

/**
 * What a step's frame is called: after the step. An attribute has one language, so that of a step whose title is in another
 * says only whose page it is; the heading above has the title, and marks it.
 */
export function useFrameTitle(step: Pick<ShortStep, 'renderAttributes' | 'order'>): string {
  const messages = useMessages('steps', stepsMessages)
  const formats = useFormats()
  const { text, lang } = stepTitle(step, { formats, messages })

  return lang ? messages.frameOfPartner : fillIn(messages.frameTitle, { title: text })
}
