import type { ContactFactsFragment } from './operations.generated'

/** A row of a vendor's contacts, as the platform answers it: an investor it deals with or wants to. (ENTITY-040) */
export type ContactRow = ContactFactsFragment

/** A contact as a list shows it. */
export interface Contact {
  id: string
  version: string
  /** `active`, or `inactive` when the vendor no longer deals with the contact. */
  status: string
  /** As entered by the vendor, or else from the investor's account. */
  contactName: string
  email: string
  /** The investor's account; nothing where it may not be seen. */
  account: { id: string; name: string } | null
}

/** Reads a row. */
export function readContact(row: ContactRow): Contact {
  const { id, version, status, contactName, email, accountByInvestorId: account } = row
  return {
    ...{ id, version, status },
    contactName: contactName ?? account?.contactName ?? '',
    email: email ?? account?.email ?? '',
    account: account && { id: account.id, name: account.name ?? '' },
  }
}
