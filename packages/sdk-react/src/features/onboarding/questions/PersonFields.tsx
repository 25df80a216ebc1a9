import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../provider/useMessages'
import { FieldRow } from '../../../ui/forms/FieldRow'
import { onboardingMessages } from '../messages'
import { ownFact } from './ownFact'
import type { SetupAnswers } from '../answers/setupAnswers'
import { SetupField } from '../answers/SetupField'
import { useSetupForm } from '../SetupFormContext'
import { TaxIdAnswer } from './TaxIdAnswer'
import { useFromSignIn } from './useFromSignIn'

export interface PersonFieldsProps {
  /** The index of the person among the parties. */
  index: number
  /** True when the person is the one who fills the form in. */
  isOwn: boolean
}

/** The questions about one person. */
export function PersonFields({ index, isOwn }: PersonFieldsProps) {
  const messages = useMessages('onboarding', onboardingMessages)
  const isUs =
    useWatch<SetupAnswers, `parties.${number}.usCitizen`>({ name: `parties.${index}.usCitizen` }) === 'yes'
  const own = ownFact(isOwn)
  const fromSignIn = useFromSignIn(index)
  // The first party of any account may be the user: then the browser knows the name and email, as the sign-in did.
  const { facts } = useSetupForm()
  const ownName = ownFact(isOwn || (index === 0 && facts !== undefined))
  const at = `parties.${index}` as const

  return (
    <>
      <FieldRow>
        <SetupField
          name={`${at}.firstName`}
          kind="string"
          label={messages.firstName}
          title=""
          hint={fromSignIn('firstName')}
          {...ownName('given-name')}
        />
        <SetupField
          name={`${at}.lastName`}
          kind="string"
          label={messages.lastName}
          title=""
          hint={fromSignIn('lastName')}
          {...ownName('family-name')}
        />
      </FieldRow>
      <SetupField
        name={`${at}.email`}
        kind="email"
        label={messages.email}
        title=""
        hint={fromSignIn('email')}
        {...ownName('email')}
      />
      <SetupField
        name={`${at}.dateOfBirth`}
        kind="date"
        label={messages.dateOfBirth}
        title=""
        {...own('bday')}
      />
      <TaxIdAnswer name={`${at}.taxId`} explanation={messages.taxIdOfPerson} isUs={isUs} />
      <SetupField name={`${at}.usCitizen`} kind="boolean" label={messages.usCitizen} title="" />
    </>
  )
}
