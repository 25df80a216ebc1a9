import { setupFields } from '@capstan/sdk-core/onboarding'
import { useContext, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDraftContext } from '../../forms/FormContext'
import { useArrival } from '../../provider/announcements/useArrival'
import { useMessages } from '../../provider/useMessages'
import { FormSection } from '../../ui/forms/FormSection'
import { Card } from '../../ui/layout/Card'
import { usePrefetch } from '../../ui/lazy/usePrefetch'
import { InvestorTypeAnswer } from './questions/InvestorTypeAnswer'
import { isJoint } from './answers/isJoint'
import { AccountQuestions, OtherQuestions } from './lazyQuestions'
import { onboardingMessages, type OnboardingMessages } from './messages'
import type { SetupAnswers } from './answers/setupAnswers'

interface SetupFormBodyProps {
  /** The investor types to choose from, in their order. */
  types: readonly string[]
}

/** The questions of the form: the investor type first, and the others once it is chosen. */
export function SetupFormBody({ types }: SetupFormBodyProps) {
  const messages = useMessages('onboarding', onboardingMessages)
  const type = useWatch<SetupAnswers, 'type'>({ name: 'type' })
  const card = useRef<HTMLElement>(null)
  // A form that is hidden until its draft has loaded takes no focus.
  useArrival(card, !useContext(FormDraftContext).isOpening)
  usePrefetch(AccountQuestions)
  usePrefetch(OtherQuestions)

  return (
    <Card ref={card}>
      <FormSection title={messages.account} lead={type ? lead(type, messages) : undefined}>
        <InvestorTypeAnswer types={types} />
        {type && <AccountQuestions type={type} />}
      </FormSection>
      {type && <OtherQuestions type={type} />}
    </Card>
  )
}

function lead(type: string, messages: OnboardingMessages) {
  if (setupFields(type).isPersonal) return messages.personLead
  return isJoint(type) ? messages.jointLead : messages.accountLead
}
