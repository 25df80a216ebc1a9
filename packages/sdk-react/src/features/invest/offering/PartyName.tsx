import type { Offering } from '@capstan/sdk-core/invest'
import { TextLink } from '../../../ui/actions/TextLink'

/** Returns the address of the page of an issuer or a broker. */
export type ProfileHref = (account: { id: string; type: 'issuer' | 'broker' }) => string

export interface PartyNameProps {
  offering: Pick<Offering, 'issuerName' | 'sellerName' | 'issuerId' | 'sellerId'>
  party: 'issuer' | 'seller'
  /** Without it the name is not a link. */
  profileHref?: ProfileHref
}

/** The issuer or the seller of an offering; a link to its page for a reader who may read it. */
export function PartyName({ offering, party, profileHref }: PartyNameProps) {
  const { issuerName, sellerName, issuerId, sellerId } = offering
  const name = <bdi>{party === 'issuer' ? issuerName : sellerName}</bdi>
  const id = party === 'issuer' ? issuerId : sellerId
  if (id === null || !profileHref) return name
  // An issuer may sell its own rounds.
  const type = id === issuerId ? 'issuer' : 'broker'
  return <TextLink href={profileHref({ id, type })}>{name}</TextLink>
}
