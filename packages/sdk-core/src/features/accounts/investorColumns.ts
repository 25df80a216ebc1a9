import type { GridColumn } from '../../grid/GridColumn'

interface InvestorOfRow {
  investorAccountName: string | null
  investorAccountEmail: string | null
}

/** Returns the investor columns, which come first in every grid of investments. `email` is the name of the second column. */
export function investorColumns(email: string): readonly GridColumn<InvestorOfRow>[] {
  return [
    {
      id: 'investor',
      kind: 'text',
      value: ({ investorAccountName }) => investorAccountName,
      field: 'investorAccountName',
      isWide: true,
      aggregate: 'same',
    },
    {
      id: email,
      kind: 'text',
      value: ({ investorAccountEmail }) => investorAccountEmail,
      field: 'investorAccountEmail',
      isWide: true,
      aggregate: 'same',
    },
  ]
}
