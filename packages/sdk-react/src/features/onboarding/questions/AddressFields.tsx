import type { FieldInput } from '@capstan/sdk-core'
import { usStates } from '@capstan/sdk-core/onboarding'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../../../provider/useMessages'
import { FieldRow } from '../../../ui/forms/FieldRow'
import { onboardingMessages, type OnboardingMessages } from '../messages'
import { ownFact } from './ownFact'
import type { SetupAnswers } from '../answers/setupAnswers'
import { SetupField } from '../answers/SetupField'
import { useSetupForm } from '../SetupFormContext'

/** The path of an address in the form. */
export type AddressPath = 'address' | 'mailing' | `parties.${number}.address` | `parties.${number}.mailing`

export interface AddressFieldsProps {
  path: AddressPath
  /** True for the address of the person who fills the form in, which their browser may know. */
  isOwn: boolean
}

/** Fields of an address: a US state is chosen, a province of another country is typed. */
export function AddressFields({ path, isOwn }: AddressFieldsProps) {
  const messages = useMessages('onboarding', onboardingMessages)
  const { usId, countries } = useSetupForm()
  const { getValues, setValue } = useFormContext<SetupAnswers>()
  const isInUs = useWatch<SetupAnswers, `${AddressPath}.countryId`>({ name: `${path}.countryId` }) === usId
  const own = ownFact(isOwn)
  const province = isInUs
    ? { kind: 'dropdown', label: messages.state, options: statesIn(messages) }
    : { kind: 'string', label: messages.province }

  // A province that is no US state does not fit the list of states, and a state's code means nothing elsewhere.
  const moved = (countryId: FieldInput) => {
    const isState = usStates.some(({ code }) => code === getValues(`${path}.province`))
    if ((countryId === usId) !== isState) setValue(`${path}.province`, '')
  }
  const line = { kind: 'string', title: '' }

  return (
    <>
      <SetupField
        name={`${path}.countryId`}
        kind="typeahead"
        label={messages.country}
        title=""
        options={countries}
        onAnswer={moved}
        {...own('country-name')}
      />
      <SetupField {...line} name={`${path}.lineOne`} label={messages.lineOne} {...own('address-line1')} />
      <SetupField
        {...line}
        name={`${path}.lineTwo`}
        label={messages.lineTwo}
        optional
        {...own('address-line2')}
      />
      <FieldRow>
        <SetupField {...line} name={`${path}.city`} label={messages.city} {...own('address-level2')} />
        <SetupField
          key={province.kind}
          name={`${path}.province`}
          title=""
          {...province}
          {...own('address-level1')}
        />
      </FieldRow>
      <SetupField {...line} name={`${path}.postalCode`} label={messages.postalCode} {...own('postal-code')} />
    </>
  )
}

function statesIn({ states }: OnboardingMessages) {
  return usStates.map(({ code, name }) => ({ value: code, label: states[code] ?? name }))
}
