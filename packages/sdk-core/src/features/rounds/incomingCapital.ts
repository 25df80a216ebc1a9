import type { Capstan } from '../../Capstan'
import type { GridColumn } from '../../grid/GridColumn'
import { createGridSource } from '../../grid/source/createGridSource'
import type { GridList, GridSource } from '../../grid/source/GridSource'
import { narrowed } from '../../grid/source/narrowed'
import type { RecordRules } from '../../live/RecordRules'
import {
  IncomingCapitalDocument,
  IncomingCapitalTotalsDocument,
  WholeIncomingCapitalDocument,
  type IncomingCapitalQuery,
  type IncomingCapitalTotalsQuery,
  type IncomingPaymentFragment,
} from './operations.generated'

/** A received payment for a distribution of a round, and the amount still expected. */
export type IncomingPayment = IncomingPaymentFragment

/** A full payment is a payment with fields of related records. */
const paymentRules: RecordRules = { table: 'distribution_payments', shownAs: ['FullDistributionPayment'] }

const incomingCapitalList: GridList<IncomingPayment> = {
  list: 'allFullDistributionPayments',
  listOf: ({ allFullDistributionPayments }: IncomingCapitalQuery) => allFullDistributionPayments,
  pages: IncomingCapitalDocument,
  whole: WholeIncomingCapitalDocument,
  totals: IncomingCapitalTotalsDocument,
  totalsOf: ({ allFullDistributionPayments }: IncomingCapitalTotalsQuery) => ({
    amount: allFullDistributionPayments?.totals.amount ?? null,
  }),
}

/** The payments for a round's distributions, as the rows of a grid. (ROUND-007) */
export function incomingCapitalSource(capstan: Capstan, roundId: string): GridSource<IncomingPayment> {
  capstan.register(paymentRules)
  return narrowed(createGridSource<IncomingPayment>(capstan, incomingCapitalList), {
    roundId: { equalTo: roundId },
  })
}

/** The columns of incoming capital, from first to last. */
export const incomingCapitalColumns: readonly GridColumn<IncomingPayment>[] = [
  {
    id: 'investor',
    kind: 'text',
    value: ({ investorAccountName }) => investorAccountName,
    field: 'investorAccountName',
  },
  {
    id: 'allocation',
    kind: 'text',
    value: ({ allocationName }) => allocationName,
    field: 'allocationName',
  },
  { id: 'amount', kind: 'number', value: ({ amount }) => amount, field: 'amount', total: 'sum' },
  { id: 'paidOn', kind: 'date', value: ({ paidOn }) => paidOn, field: 'paidOn' },
  {
    id: 'status',
    kind: 'set',
    value: ({ status }) => status,
    field: 'status',
    options: ['pending', 'complete', 'failed', 'refunded'],
  },
  {
    id: 'stillExpected',
    kind: 'number',
    value: ({ stillExpected }) => stillExpected,
    field: 'stillExpected',
  },
]
