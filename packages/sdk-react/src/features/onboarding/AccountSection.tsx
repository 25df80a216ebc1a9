import { setupFields } from '@capstan/sdk-core/onboarding'
import { useWatch } from 'react-hook-form'
import { useMessages } from '../../provider/useMessages'
import { FormSection } from '../../ui/forms/FormSection'
import { DayAnswer } from './DayAnswer'
import { InvestorTypeAnswer } from './InvestorTypeAnswer'
import { isJoint } from './isJoint'
import { onboardingMessages, type OnboardingMessages } from './messages'
import { PersonFields } from './PersonFields'
import { useSetupForm } from './SetupFormContext'
import type { SetupAnswers } from './setupAnswers'
import { TaxIdAnswer } from './TaxIdAnswer'
import { TextAnswer } from './TextAnswer'

interface AccountSectionProps {
  /** The investor type; empty until one is chosen. */
  type: string
  /** The investor types to choose from. */
  types: readonly string[]
}

/** What kind of investor the account is, and what is asked of that kind. */
export function AccountSection({ type, types }: AccountSectionProps) {
  const messages = useMessages('onboarding', onboardingMessages)

  return (
    <FormSection title={messages.account} lead={type ? lead(type, messages) : undefined}>
      <InvestorTypeAnswer types={types} />
      {type && (setupFields(type).isPersonal ? <PersonFields index={0} /> : <EntityFields type={type} />)}
    </FormSection>
  )
}

function EntityFields({ type }: { type: string }) {
  const messages = useMessages('onboarding', onboardingMessages)
  const { usId } = useSetupForm()
  const countryId = useWatch<SetupAnswers, 'address.countryId'>({ name: 'address.countryId' })
  const asked = setupFields(type)

  return (
    <>
      <TextAnswer name="accountName" label={messages.accountName} autoComplete="organization" />
      {asked.formationDate && <DayAnswer name="formationDate" label={messages.formationDate} />}
      {asked.dateExecuted && <DayAnswer name="dateExecuted" label={messages.dateExecuted} />}
      <TaxIdAnswer name="taxId" isUs={countryId === usId} />
    </>
  )
}

function lead(type: string, messages: OnboardingMessages) {
  if (setupFields(type).isPersonal) return messages.personLead
  return isJoint(type) ? messages.jointLead : messages.accountLead
}
