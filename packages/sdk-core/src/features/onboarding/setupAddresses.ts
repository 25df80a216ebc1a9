import { postalCode } from '../../fields/kinds/postalCode'
import type { AddressValues } from './SetupValues'

/** The input of an address for `setupAccount`. */
export interface SetupAddressInput {
  type: 'primary' | 'mailing'
  lineOne: string
  lineTwo: string | null
  city: string
  province: string
  postalCode: string
  countryId: number
}

/**
 * The addresses to send: one of each type, the last one given; and where only one is given, a copy of it as the other.
 */
export function setupAddresses(addresses: readonly AddressValues[]): SetupAddressInput[] {
  const byType = new Map(addresses.map((address) => [address.type, addressInput(address)]))
  const primary = byType.get('primary') ?? byType.get('mailing')
  const mailing = byType.get('mailing') ?? byType.get('primary')
  if (!primary || !mailing) return []
  return [
    { ...primary, type: 'primary' },
    { ...mailing, type: 'mailing' },
  ]
}

function addressInput(address: AddressValues): SetupAddressInput {
  const code = postalCode.parse(address.postalCode)
  return {
    type: address.type,
    lineOne: address.lineOne.trim(),
    lineTwo: address.lineTwo?.trim() || null,
    city: address.city.trim(),
    province: address.province.trim(),
    postalCode: code.ok ? String(code.value) : '',
    countryId: Number(address.countryId),
  }
}
