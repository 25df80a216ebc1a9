import type { CurrentReader } from '../accounts/readerOf'

/** Whether accounts of a type have contacts to add and change: an issuer's and a broker's. */
export const canHaveContacts = ({ type }: Pick<CurrentReader, 'type'>): boolean =>
  type === 'issuer' || type === 'broker'

/** Whether somebody adds contacts and changes them: an owner or admin of an issuer or a broker. */
export const mayEditContacts = (reader: Pick<CurrentReader, 'type' | 'mayChange'>): boolean =>
  reader.mayChange && canHaveContacts(reader)
