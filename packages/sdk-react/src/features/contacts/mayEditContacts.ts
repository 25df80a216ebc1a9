import type { CurrentReader } from '../accounts/readerOf'

/** Returns true for types of accounts that have contacts: issuers and brokers. */
export const canHaveContacts = ({ type }: Pick<CurrentReader, 'type'>): boolean =>
  type === 'issuer' || type === 'broker'

/** Returns true when the reader may add and change contacts: an owner or admin of an issuer or a broker. */
export const mayEditContacts = (reader: Pick<CurrentReader, 'type' | 'mayChange'>): boolean =>
  reader.mayChange && canHaveContacts(reader)
