import type { GridSort } from '../../grid/query/GridSort'
import { compareText, sortableText } from '../../order/compareText'
import type { ListedPaymentIssuer } from './PaymentIssuer'

/** The filter and the order of the issuers. */
export interface PaymentIssuersChoice {
  /** A text that the name contains, ignoring case; an empty text matches all. (PAY-004) */
  name?: string
  /** By `updatedOn`, `syncedOn` or `name`; by name where nothing is said. (PAY-005) */
  sort?: GridSort
}

/** Returns the issuers that match the filter in its order; equal ones by name. */
export function paymentIssuersShown(
  issuers: readonly ListedPaymentIssuer[],
  { name = '', sort }: PaymentIssuersChoice = {},
): readonly ListedPaymentIssuer[] {
  const wanted = name.trim().toLowerCase()
  const direction = sort?.direction === 'descending' ? -1 : 1
  return issuers
    .filter((issuer) => issuer.name.toLowerCase().includes(wanted))
    .toSorted((a, b) => direction * compareBy(sort?.column, a, b) || byName(a, b) || compareText(a.id, b.id))
}

function compareBy(column: string | undefined, a: ListedPaymentIssuer, b: ListedPaymentIssuer): number {
  if (column === 'updatedOn' || column === 'syncedOn') return Date.parse(a[column]) - Date.parse(b[column])
  return byName(a, b)
}

const byName = (a: ListedPaymentIssuer, b: ListedPaymentIssuer) =>
  compareText(sortableText(a.name), sortableText(b.name))
