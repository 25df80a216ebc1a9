import type { CardAddress } from '@capstan/sdk-core/settings'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { countryOptions } from '../../ui/fields/countryOptions'
import { Card } from '../../ui/layout/Card'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import type { AccountActions } from './AccountActions'
import { ChangedAddress } from './ChangedAddress'
import { useAddressFields } from './cardFields'
import { CardRow } from './CardRow'
import { settingsMessages } from './messages'
import { NothingKnown } from './NothingKnown'

export interface AddressesCardProps {
  addresses: readonly CardAddress[]
  /** Saves what was changed; without it they are only read. */
  onSave?: AccountActions['saveAddress']
}

/** Where an investor lives, and where their mail goes. (SETTINGS-010) */
export function AddressesCard({ addresses, onSave }: AddressesCardProps) {
  const messages = useMessages('settings', settingsMessages)
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
    </Card>
  )
}

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
          // What was emptied is nothing, and not what it was.
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
  const place = [city, [province, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
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
