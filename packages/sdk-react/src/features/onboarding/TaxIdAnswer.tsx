import { useWatch, type FieldPathByValue } from 'react-hook-form'
import { useMessages } from '../../provider/useMessages'
import { onboardingMessages } from './messages'
import { isUnusualTaxId } from './isUnusualTaxId'
import type { SetupAnswers } from './setupAnswers'
import { SetupField } from './SetupField'

interface TaxIdAnswerProps {
  /** The path of the answer in the form. */
  name: FieldPathByValue<SetupAnswers, string>
  /** Explains what the number is. */
  explanation: string
  /** A US number is looked at more closely, and never refused for how it looks. */
  isUs: boolean
}

/** A tax id. */
export function TaxIdAnswer({ name, explanation, isUs }: TaxIdAnswerProps) {
  const messages = useMessages('onboarding', onboardingMessages)
  const isUnusual = useWatch<SetupAnswers, typeof name, undefined, boolean>({
    name,
    // The answer of a party that is being removed is gone before its field is.
    compute: (id: string | undefined) => isUs && id !== undefined && isUnusualTaxId(id),
  })
  const hint = isUnusual ? messages.taxIdUnusual : messages.taxIdHelp

  return (
    <SetupField
      name={name}
      kind="taxId"
      label={messages.taxId}
      title=""
      hint={hint}
      explanation={explanation}
    />
  )
}
