import type { FieldInput } from '@capstan/sdk-core'
import { countriesQuery } from '@capstan/sdk-core/countries'
import { usStates } from '@capstan/sdk-core/onboarding'
import type { CardAddress } from '@capstan/sdk-core/settings'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { AddRow } from '../../forms/rows/AddRow'
import { LazyField } from '../../forms/fields/LazyField'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { countryOptions } from '../../ui/fields/phone/countryOptions'
import { FieldRow } from '../../ui/forms/FieldRow'
import { Card } from '../../ui/layout/Card'
import { narrow } from '../../ui/layout/breakpoints'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { onboardingMessages, type OnboardingMessages } from '../onboarding/messages'
import type { AccountActions } from './AccountActions'
import { useAddressFields } from './cardFields'
import { CardRow } from './CardRow'
import { settingsMessages } from './messages'
import { NothingKnown } from './NothingKnown'

export interface AddressesCardProps {
  addresses: readonly CardAddress[]
  /** Adds the address that is missing; without it none is offered. */
  onAdd?: AccountActions['addAddress']
  /** Saves the changed fields; without it the addresses are read-only. */
  onSave?: AccountActions['saveAddress']
}

/** Home and mailing addresses of an investor. (SETTINGS-010) */
export function AddressesCard({ addresses, onAdd, onSave }: AddressesCardProps) {
  const messages = useMessages('settings', settingsMessages)
  const missing = types.find((type) => !addresses.some((address) => address.type === type))
  return (
    <Card flush title={messages.addresses}>
      {addresses.length === 0 ? (
        <NothingKnown>{messages.noAddresses}</NothingKnown>
      ) : (
        <DefinitionRows>
          {addresses.map((address) => (
            <AddressRow key={address.id} address={address} onSave={onSave} />
          ))}
        </DefinitionRows>
      )}
      {onAdd && <NewAddressRow missing={missing} onAdd={onAdd} />}
    </Card>
  )
}

const types: readonly CardAddress['type'][] = ['primary', 'mailing']

interface NewAddressRowProps {
  /** The type of the address that the account lacks. */
  missing?: CardAddress['type']
  onAdd: AccountActions['addAddress']
}

/** Adds the address that the account lacks. An open form keeps its type when a colleague adds the same one. */
function NewAddressRow({ missing, onAdd }: NewAddressRowProps) {
  const [isOpen, setOpen] = useState(false)
  const [type, setType] = useState(missing)
  if (!isOpen && type !== missing) setType(missing)
  const messages = useMessages('settings', settingsMessages)
  const fields = useAddressFields()

  return (
    <Added>
      <AddRow<typeof fields>
        as="div"
        isOffered={Boolean(missing)}
        onOpenChange={setOpen}
        label={type === 'primary' ? messages.addPrimary : messages.addMailing}
        fields={fields}
        errorTexts={{ not_allowed: messages.notAllowed }}
        onCreate={({ countryId, ...texts }, idempotencyKey) =>
          onAdd({ ...texts, type: type ?? 'primary', countryId: Number(countryId) }, idempotencyKey)
        }
      >
        <ChangedAddress />
      </AddRow>
    </Added>
  )
}

const Added = styled.div`
  > div {
    padding: var(--capstan-space-3) var(--capstan-space-6);
    border-top: 1px solid var(--capstan-border-subtle);
  }
  > [data-status='edit'],
  > [data-status='create'] {
    background: var(--capstan-surface-sunken);
  }
  @container ${narrow} {
    > div {
      padding-inline: var(--capstan-space-4);
    }
  }
`

function AddressRow({
  address,
  onSave,
}: Pick<AddressesCardProps, 'onSave'> & Record<'address', CardAddress>) {
  const messages = useMessages('settings', settingsMessages)
  const fields = useAddressFields()
  const { id, version, type, country, lineOne, lineTwo, lineThree, lineFour, city, province } = address
  const answers = {
    ...{ lineOne, lineTwo, lineThree, lineFour, city, province },
    countryId: country ? String(country.id) : '',
    // As a place without one is written.
    postalCode: address.postalCode || 'N/A',
  }

  return (
    <CardRow
      label={messages[type]}
      value={<AddressLines address={address} />}
      fields={fields}
      row={{ id, version, answers }}
      onSave={
        onSave &&
        (({ countryId, ...changed }, about) => {
          // A cleared field is sent as null, not as unchanged.
          const texts = Object.fromEntries(
            Object.entries(changed).map(([name, text]) => [name, text ?? null]),
          )
          const moved = countryId === undefined ? {} : { countryId: Number(countryId) }
          return onSave(address, { ...texts, ...moved }, about)
        })
      }
    >
      <ChangedAddress address={address} />
    </CardRow>
  )
}

function AddressLines({ address }: Record<'address', CardAddress>) {
  const { locale } = useFormats()
  const { lineOne, lineTwo, lineThree, lineFour, city, province, postalCode, country } = address
  // A city with the name of its province, such as Vienna, is shown once.
  const place =
    city && city === province
      ? [postalCode, city].filter(Boolean).join(' ')
      : [city, [province, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const [named] = country ? countryOptions([country], locale) : []
  const lines = [lineOne, lineTwo, lineThree, lineFour, place, named?.label].filter(Boolean)
  return (
    <Lines>
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </Lines>
  )
}

const Lines = styled.span`
  display: grid;
`

interface ChangedAddressProps {
  /** The current version of the address; none of one that is added. */
  address?: CardAddress
}

/** The fields of an address that is edited: a US state is chosen, a province of another country is typed. */
function ChangedAddress({ address }: ChangedAddressProps) {
  const { country, lineThree, lineFour } = address ?? {}
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

/** Returns the countries to choose from, with the chosen one until they are loaded. */
function useCountries(chosen: CardAddress['country'] | undefined) {
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
