import { useWatch, type FieldPathByValue } from 'react-hook-form'
import { useMessages } from '../../../provider/useMessages'
import { onboardingMessages } from '../messages'
import type { SetupAnswers } from '../answers/setupAnswers'
import { SetupField } from '../answers/SetupField'

interface TaxIdAnswerProps {
  /** The path of the answer in the form. */
  name: FieldPathByValue<SetupAnswers, string>
  /** Explanation of the number. */
  explanation: string
  /** True for a US number, which gets a warning when it looks unusual but is never refused. */
  isUs: boolean
}

/** A tax id. */
export function TaxIdAnswer({ name, explanation, isUs }: TaxIdAnswerProps) {
  const messages = useMessages('onboarding', onboardingMessages)
  const isUnusual = useWatch<SetupAnswers, typeof name, undefined, boolean>({
    name,
    // The answer of a removed party is removed before its field.
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

/**
 * Returns true when nine digits cannot be a US social security number: area 000 or 666, group 00, serial 0000.
 *
 * A number that begins with 9 may be an individual taxpayer's, and prefixes of employers change: neither is unusual.
 */
export function isUnusualTaxId(id: string): boolean {
  const digits = id.replace(/[\s-]/g, '')
  return /^\d{9}$/.test(digits) && /^(?:000|666)|^...00|0000$/.test(digits)
}
