import type { FieldInput } from '@capstan/sdk-core'
import { countriesQuery } from '@capstan/sdk-core/countries'
import { usStates } from '@capstan/sdk-core/onboarding'
import type { CardAddress } from '@capstan/sdk-core/settings'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { LazyField } from '../../forms/LazyField'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { countryOptions } from '../../ui/fields/countryOptions'
import { FieldRow } from '../../ui/forms/FieldRow'
import { onboardingMessages, type OnboardingMessages } from '../onboarding/messages'
import { useAddressFields } from './cardFields'

export interface ChangedAddressProps {
  /** The address as it is now. */
  address: CardAddress
}

/** The fields of an address that is changed: a US state is chosen, a province elsewhere is written. */
export function ChangedAddress({ address: { country, lineThree, lineFour } }: ChangedAddressProps) {
  const setup = useMessages('onboarding', onboardingMessages)
  const fields = useAddressFields()
  const { countries, usId } = useCountries(country)
  const { getValues, setValue } = useFormContext<Record<string, FieldInput>>()
  const isInUs = useWatch<Record<string, FieldInput>>({ name: 'countryId' }) === usId
  const province = isInUs
    ? { kind: 'dropdown', label: setup.state, options: statesIn(setup) }
    : { kind: 'string', label: setup.province }

  // A province that is no US state does not fit the list of states, and a state's code means nothing elsewhere.
  const moved = (countryId: FieldInput) => {
    const isState = usStates.some(({ code }) => code === getValues('province'))
    if ((countryId === usId) !== isState) setValue('province', '')
  }

  return (
    <>
      <LazyField
        name="countryId"
        title=""
        autoComplete="country-name"
        {...fields.countryId}
        options={countries}
        onAnswer={moved}
      />
      <LazyField name="lineOne" title="" autoComplete="address-line1" {...fields.lineOne} />
      <LazyField name="lineTwo" autoComplete="address-line2" {...fields.lineTwo} />
      {lineThree && <LazyField name="lineThree" autoComplete="address-line3" {...fields.lineThree} />}
      {lineFour && <LazyField name="lineFour" {...fields.lineFour} />}
      <FieldRow>
        <LazyField name="city" title="" autoComplete="address-level2" {...fields.city} />
        <LazyField key={province.kind} name="province" title="" autoComplete="address-level1" {...province} />
      </FieldRow>
      <LazyField name="postalCode" title="" autoComplete="postal-code" {...fields.postalCode} />
    </>
  )
}

/** The countries to choose from; the one that is chosen is there before the others come. */
function useCountries(chosen: CardAddress['country']) {
  const capstan = useCapstan()
  const { locale } = useFormats()
  const { data } = useQuery(countriesQuery(capstan), capstan.queryClient)
  return useMemo(() => {
    const known = data ?? (chosen ? [chosen] : [])
    const us = known.find(({ alpha2 }) => alpha2 === 'US')
    return { countries: countryOptions(known, locale), usId: us && String(us.id) }
  }, [data, chosen, locale])
}

function statesIn({ states }: OnboardingMessages) {
  return usStates.map(({ code, name }) => ({ value: code, label: states[code] ?? name }))
}
