import { useWatch } from 'react-hook-form'
import { useMessages } from '../../provider/useMessages'
import { CitizenAnswer } from './CitizenAnswer'
import { DayAnswer } from './DayAnswer'
import { FieldRow } from '../../ui/forms/FieldRow'
import { onboardingMessages } from './messages'
import type { SetupAnswers } from './setupAnswers'
import { TaxIdAnswer } from './TaxIdAnswer'
import { TextAnswer } from './TextAnswer'

/** What is asked of one person, by their place among the parties. */
export function PersonFields({ index }: { index: number }) {
  const messages = useMessages('onboarding', onboardingMessages)
  const isUs =
    useWatch<SetupAnswers, `parties.${number}.usCitizen`>({ name: `parties.${index}.usCitizen` }) === 'yes'

  return (
    <>
      <FieldRow>
        <TextAnswer name={`parties.${index}.firstName`} label={messages.firstName} />
        <TextAnswer name={`parties.${index}.lastName`} label={messages.lastName} />
      </FieldRow>
      <TextAnswer name={`parties.${index}.email`} label={messages.email} type="email" />
      <DayAnswer name={`parties.${index}.dateOfBirth`} label={messages.dateOfBirth} />
      <TaxIdAnswer name={`parties.${index}.taxId`} isUs={isUs} />
      <CitizenAnswer index={index} />
    </>
  )
}
