import { setupFields } from '@capstan/sdk-core/onboarding'
import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../provider/useMessages'
import { onboardingMessages } from '../messages'
import { PersonFields } from './PersonFields'
import type { SetupAnswers } from '../answers/setupAnswers'
import { SetupField } from '../answers/SetupField'
import { useSetupForm } from '../SetupFormContext'
import { TaxIdAnswer } from './TaxIdAnswer'

/** Questions about the account itself, by its investor type. */
export function AccountQuestions({ type }: { type: string }) {
  return setupFields(type).isPersonal ? <PersonFields index={0} isOwn /> : <EntityFields type={type} />
}

function EntityFields({ type }: { type: string }) {
  const messages = useMessages('onboarding', onboardingMessages)
  const { usId } = useSetupForm()
  const countryId = useWatch<SetupAnswers, 'address.countryId'>({ name: 'address.countryId' })
  const asked = setupFields(type)
  const day = { kind: 'date', title: '' }

  return (
    <>
      <SetupField
        name="accountName"
        kind="string"
        label={messages.accountName}
        title=""
        autoComplete="organization"
      />
      {asked.formationDate && <SetupField {...day} name="formationDate" label={messages.formationDate} />}
      {asked.dateExecuted && (
        <SetupField
          {...day}
          name="dateExecuted"
          label={messages.dateExecuted}
          hint={messages.dateExecutedHelp}
        />
      )}
      {asked.custodian && (
        <SetupField
          name="custodian"
          kind="string"
          label={messages.custodian}
          hint={messages.custodianHelp}
          title=""
          optional
        />
      )}
      <TaxIdAnswer name="taxId" explanation={messages.taxIdOfAccount} isUs={countryId === usId} />
    </>
  )
}
