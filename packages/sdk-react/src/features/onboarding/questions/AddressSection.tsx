import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../provider/useMessages'
import { FormSection } from '../../../ui/forms/FormSection'
import { AddressFields } from './AddressFields'
import { onboardingMessages } from '../messages'
import type { SetupAnswers } from '../answers/setupAnswers'
import { SwitchAnswer } from './SwitchAnswer'

/** The address of the account, and its mailing address where that is another. */
export function AddressSection() {
  const messages = useMessages('onboarding', onboardingMessages)
  const hasMailing = useWatch<SetupAnswers, 'hasMailing'>({ name: 'hasMailing' })

  return (
    <>
      <FormSection title={messages.address} lead={messages.addressLead}>
        <AddressFields path="address" isOwn />
        <SwitchAnswer name="hasMailing" label={messages.separateMailing} />
      </FormSection>
      {hasMailing && (
        <FormSection title={messages.mailingAddress}>
          <AddressFields path="mailing" isOwn />
        </FormSection>
      )}
    </>
  )
}
