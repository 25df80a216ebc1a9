import type { Holding } from '../holdings.ts'

/** A column as every grid shows it. */
export interface Column {
  id: string
  header: string
  /** In pixels. */
  width: number
  kind: 'text' | 'number' | 'flag'
  value: (row: Holding) => string
  format: (value: string) => string
}

// They take decimal texts and lose none of their digits.
type Exact = { format: (value: never) => string }
const formatter = (options: Intl.NumberFormatOptions) => {
  const made: Exact = new Intl.NumberFormat('en-US', options)
  return (value: string) => made.format(value as never)
}
const money = formatter({ style: 'currency', currency: 'USD' })
const two = formatter({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const percent = (value: string) => `${two(value)}%`
const same = (value: string) => value

/** The eleven columns of holdings, as wide in every grid. */
export const columns: readonly Column[] = [
  column('investor', 'Investor', 150, 'text', ({ investorAccountName }) => investorAccountName),
  column('email', 'Investor Email', 190, 'text', ({ investorAccountEmail }) => investorAccountEmail),
  column('security', 'Security Name', 150, 'text', ({ securityName }) => securityName),
  column('units', 'Total Units', 90, 'number', ({ amount }) => amount, two),
  column('percent', 'Percent Of Raise', 80, 'number', ({ percentOfSecurity }) => percentOfSecurity, percent),
  column('cost', 'Cost Basis', 100, 'number', ({ purchasePrice }) => purchasePrice, money),
  column('tokenized', 'Tokenized', 80, 'flag', ({ isTokenized }) => (isTokenized ? 'Yes' : 'No')),
  column('term', 'Term', 75, 'number', ({ term }) => String(term), two),
  column('yield', 'Yield', 75, 'number', ({ coupon }) => coupon, percent),
  column('total', 'Total Value', 110, 'number', ({ totalValue }) => totalValue, money),
  column(
    'issued',
    'Issued On',
    100,
    'text',
    ({ issuedOn }) => issuedOn,
    (day) => date.format(Date.parse(day)),
  ),
]

function column(
  id: string,
  header: string,
  width: number,
  kind: Column['kind'],
  value: Column['value'],
  format: Column['format'] = same,
): Column {
  return { id, header, width, kind, value, format }
}

/** Returns the value that a grid sorts by: figures as floats, as users of these grids do. */
export function sortValue({ kind, value }: Column, row: Holding): string | number {
  return kind === 'number' ? Number(value(row)) : value(row)
}

export const rowHeight = 36
/** The box of every grid, in pixels. */
export const box = { width: 1240, height: 700 }
