import type { GridColumn } from '../../grid/GridColumn'
import { readContact, type ContactRow } from './Contact'

/** The columns of contacts in order, by which they are searched and sorted. (CONTACT-001) */
export const contactColumns: readonly GridColumn<ContactRow>[] = [
  { id: 'contactName', kind: 'text', value: (row) => readContact(row).contactName, field: 'contactName' },
  {
    id: 'accountName',
    kind: 'text',
    value: (row) => readContact(row).account?.name ?? null,
    field: 'accountByInvestorId.name',
  },
  { id: 'email', kind: 'text', value: (row) => readContact(row).email, field: 'email' },
]
