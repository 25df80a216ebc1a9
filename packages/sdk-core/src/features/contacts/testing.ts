import { fixtureIds } from '../../testing/fixtureIds'
import type { Contact } from './Contact'
import type { ContactFactsFragment, ContactsQuery } from './operations.generated'

const id = fixtureIds.nth

/** Alma Fennimore of Fennimore & Daughters. */
export function aContact(changes: Partial<Contact> = {}): Contact {
  return {
    ...{ id: id(4401), version: '1', contactName: 'Alma Fennimore', email: 'office@fennimore.example' },
    account: { id: id(4451), name: 'Fennimore & Daughters Holdings' },
    ...changes,
  }
}

/** The answer of `Contacts` that reads as these, a page of as many as there are. */
export function contactsAnswer(contacts: readonly Contact[], totalCount = contacts.length): ContactsQuery {
  const nodes = contacts.map(contactRecord)
  return { __typename: 'Query', allCustomers: { __typename: 'CustomersConnection', totalCount, nodes } }
}

/** A contact as the platform answers it. */
export function contactRecord({ account, contactName, email, ...contact }: Contact): ContactFactsFragment {
  return {
    ...{ __typename: 'Customer' as const, status: 'active', ...contact, contactName, email },
    accountByInvestorId: account && {
      ...{ __typename: 'Account' as const, version: '1', ...account, contactName, email },
    },
  }
}
