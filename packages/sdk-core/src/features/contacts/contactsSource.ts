import type { Capstan } from '../../Capstan'
import { createGridSource } from '../../grid/source/createGridSource'
import type { GridSource } from '../../grid/source/GridSource'
import type { ContactRow } from './Contact'
import { ContactsDocument, WholeContactsDocument, type ContactsQuery } from './operations.generated'

/** The contacts of the account of this instance, a page after the other: the platform searches and sorts them. (CALL-054) */
export function contactsSource(capstan: Capstan): GridSource<ContactRow> {
  return createGridSource<ContactRow>(capstan, {
    list: 'allCustomers',
    listOf: ({ allCustomers }: ContactsQuery) => allCustomers,
    pages: ContactsDocument,
    whole: WholeContactsDocument,
  })
}
