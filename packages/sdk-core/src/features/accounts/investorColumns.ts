import type { GridColumn } from '../../grid/GridColumn'

interface InvestorOfRow {
  investorAccountName: string | null
  investorAccountEmail: string | null
}

/** Who invested: where the rows of every grid of investments begin. The second column goes by the name given. */
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
