import { usStates } from '@capstan/sdk-core/onboarding'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../../provider/useMessages'
import { CountryAnswer } from './CountryAnswer'
import { FieldRow } from '../../ui/forms/FieldRow'
import { onboardingMessages } from './messages'
import { useSetupForm } from './SetupFormContext'
import type { SetupAnswers } from './setupAnswers'
import { StateAnswer } from './StateAnswer'
import { TextAnswer } from './TextAnswer'

/** Where an address stands in the form. */
export type AddressPath = 'address' | 'mailing' | `parties.${number}.address` | `parties.${number}.mailing`

/** The fields of an address: a US state is chosen, a province elsewhere is written. */
export function AddressFields({ path }: { path: AddressPath }) {
  const messages = useMessages('onboarding', onboardingMessages)
  const { usId } = useSetupForm()
  const { getValues, setValue } = useFormContext<SetupAnswers>()
  const isInUs = useWatch<SetupAnswers, `${AddressPath}.countryId`>({ name: `${path}.countryId` }) === usId

  // A province that is no US state does not fit the list of states, and a state's code means nothing elsewhere.
  const moved = (countryId: string) => {
    const isState = usStates.some(({ code }) => code === getValues(`${path}.province`))
    if ((countryId === usId) !== isState) setValue(`${path}.province`, '')
  }

  return (
    <>
      <CountryAnswer name={`${path}.countryId`} onAnswer={moved} />
      <TextAnswer name={`${path}.lineOne`} label={messages.lineOne} autoComplete="address-line1" />
      <TextAnswer name={`${path}.lineTwo`} label={messages.lineTwo} autoComplete="address-line2" optional />
      <FieldRow>
        <TextAnswer name={`${path}.city`} label={messages.city} autoComplete="address-level2" />
        {isInUs ? (
          <StateAnswer name={`${path}.province`} />
        ) : (
          <TextAnswer name={`${path}.province`} label={messages.province} autoComplete="address-level1" />
        )}
      </FieldRow>
      <TextAnswer name={`${path}.postalCode`} label={messages.postalCode} autoComplete="postal-code" />
    </>
  )
}
