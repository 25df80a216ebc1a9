import { setupFields } from '@capstan/sdk-core/onboarding'
import { styled } from 'styled-components'
import { DraftSaved } from '../../../forms/drafts/DraftSaved'
import { FormStatusNotice } from '../../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../../forms/sending/SubmitButton'
import { useMessages } from '../../../provider/useMessages'
import { FormFooter } from '../../../ui/forms/FormFooter'
import { FormSection } from '../../../ui/forms/FormSection'
import { AddressSection } from './AddressSection'
import { onboardingMessages } from '../messages'
import { PartyList } from './PartyList'
import { SetupField } from '../answers/SetupField'

/**
 * Questions that follow those about the account: its addresses, its parties and the attestation, with the button that sends the
 * form.
 */
export function OtherQuestions({ type }: { type: string }) {
  const messages = useMessages('onboarding', onboardingMessages)

  return (
    <>
      <AddressSection />
      {!setupFields(type).isPersonal && <PartyList type={type} />}
      <FormSection title={messages.attestation}>
        <SetupField name="attestation" kind="checkbox" label={messages.attestationText} title="" />
      </FormSection>
      <FormStatusNotice />
      <End note={<DraftSaved />}>
        <SubmitButton sending={messages.submitting}>{messages.submit}</SubmitButton>
      </End>
    </>
  )
}

const End = styled(FormFooter)`
  margin-top: var(--capstan-space-4);
  padding-top: var(--capstan-space-4);
  border-top: 1px solid var(--capstan-border);
`
