import { useWatch, type FieldPathByValue } from 'react-hook-form'
import { useMessages } from '../../provider/useMessages'
import { onboardingMessages } from './messages'
import { TextAnswer } from './TextAnswer'
import { isUnusualTaxId } from './isUnusualTaxId'
import type { SetupAnswers } from './setupAnswers'

interface TaxIdAnswerProps {
  /** Where the answer stands in the form. */
  name: FieldPathByValue<SetupAnswers, string>
  /** A US number is looked at more closely, and never refused for how it looks. */
  isUs: boolean
}

/** A tax id. */
export function TaxIdAnswer({ name, isUs }: TaxIdAnswerProps) {
  const messages = useMessages('onboarding', onboardingMessages)
  const isUnusual = useWatch<SetupAnswers, typeof name, undefined, boolean>({
    name,
    compute: (id) => isUs && isUnusualTaxId(id),
  })

  return (
    <TextAnswer
      name={name}
      label={messages.taxId}
      description={isUnusual ? messages.taxIdUnusual : messages.taxIdHelp}
      autoComplete="off"
    />
  )
}
