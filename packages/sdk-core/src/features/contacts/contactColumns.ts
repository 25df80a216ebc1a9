import type { GridColumn } from '../../grid/GridColumn'
import { readContact, type ContactRow } from './Contact'

/** The columns of contacts, from first to last: what they are searched and sorted by. (CONTACT-001) */
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
