import { useMessages } from '../../provider/useMessages'
import { CheckboxField } from '../../ui/choices/CheckboxField'
import { FormSection } from '../../ui/forms/FormSection'
import { onboardingMessages } from './messages'
import { useAnswer } from './useAnswer'

/** The applicant's word that all of it is true. */
export function AttestationSection() {
  const messages = useMessages('onboarding', onboardingMessages)

  return (
    <FormSection title={messages.attestation}>
      <CheckboxField {...useAnswer('attestation')} label={messages.attestationText} />
    </FormSection>
  )
}
