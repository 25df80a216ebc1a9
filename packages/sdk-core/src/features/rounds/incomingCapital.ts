import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/allPages'
import type { CapstanQuery } from '../../client/recordQuery'
import type { GridColumn } from '../../grid/GridColumn'
import { IncomingCapitalDocument, type IncomingPaymentFragment } from './operations.generated'
import { stillExpected } from './stillExpected'

/** Money that was received for a distribution of a round. */
export type IncomingPayment = IncomingPaymentFragment

type Answer = AllPagesAnswer<{ payments: IncomingPayment }>

/** Every payment for a round's distributions. (ROUND-007) */
export function incomingCapitalQuery(
  capstan: Capstan,
  roundId: string,
): CapstanQuery<readonly IncomingPayment[], Answer> {
  const payments = allPages(
    IncomingCapitalDocument,
    { roundId },
    ({ allDistributionPayments }) => allDistributionPayments,
  )
  return { ...allPagesQuery(capstan, { payments }, readPayments), staleTime: Infinity }
}

const readPayments = ({ payments }: Answer): readonly IncomingPayment[] => payments?.nodes ?? []

/** US dollars that the investor has yet to pay for that distribution; below 0 where they paid more. */
export function stillExpectedOf({ distributionByDistributionId }: IncomingPayment): string | null {
  const { committedCapital, paidInCapital } = distributionByDistributionId?.figures ?? {}
  if (!committedCapital || !paidInCapital) return null
  return stillExpected(committedCapital, paidInCapital)
}

/** The columns of incoming capital, from first to last. */
export const incomingCapitalColumns: readonly GridColumn<IncomingPayment>[] = [
  {
    id: 'investor',
    kind: 'text',
    value: ({ distributionByDistributionId }) =>
      distributionByDistributionId?.accountByInvestorId?.name ?? null,
  },
  {
    id: 'allocation',
    kind: 'text',
    value: ({ distributionByDistributionId }) =>
      distributionByDistributionId?.allocationByAllocationId?.name ?? null,
  },
  { id: 'amount', kind: 'number', value: ({ amount }) => amount },
  { id: 'paidOn', kind: 'date', value: ({ paidOn }) => paidOn },
  {
    id: 'status',
    kind: 'set',
    value: ({ status }) => status,
    options: ['pending', 'complete', 'failed', 'refunded'],
  },
  { id: 'stillExpected', kind: 'number', value: stillExpectedOf },
]
