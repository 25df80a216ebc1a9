import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/allPages'
import { checkRecordId } from '../../client/recordId'
import type { CapstanQuery } from '../../client/recordQuery'
import { compareText } from '../../order/compareText'
import {
  InvestorHoldingsDocument,
  InvestorInvestmentsDocument,
  InvestorPaymentsDocument,
  type InvestorHoldingFragment,
  type InvestorInvestmentFragment,
  type InvestorPaymentFragment,
} from './operations.generated'

/** Units that an investor holds. Amounts are decimal texts in US dollars. */
export interface InvestorHolding {
  id: string
  securityName: string | null
  /** Units. */
  amount: string | null
  purchasePrice: string | null
  totalValue: string | null
  /** `YYYY-MM-DD` */
  issuedOn: string | null
}

/** An investment of an investor. */
export interface InvestorInvestment {
  id: string
  allocationId: string | null
  roundName: string | null
  /** Units. */
  amount: string | null
  committedCapital: string | null
  paidInCapital: string | null
  /** drafted, open, closed or deleted. */
  status: string | null
  /** requested, approved or rejected; `null` before issuance is requested. */
  issuanceStatus: string | null
  /** Its status; of a locked one the status of its issuance. */
  shownStatus: string | null
  /** The step that waits for the investor. */
  activeStep: string | null
  createdOn: string | null
}

/** Money received for an investment. */
export interface InvestorPayment {
  id: string
  allocationName: string | null
  amount: string | null
  /** `YYYY-MM-DD` */
  paidOn: string | null
  /** pending, complete, failed or refunded; complete counts as paid in. */
  status: string | null
}

/** What a vendor sees of one investor, the newest first. Deleted investments are left out. */
export interface RecordsOfInvestor {
  holdings: readonly InvestorHolding[]
  investments: readonly InvestorInvestment[]
  payments: readonly InvestorPayment[]
}

type Answers = AllPagesAnswer<{
  holdings: InvestorHoldingFragment
  investments: InvestorInvestmentFragment
  payments: InvestorPaymentFragment
}>

/** Reads the holdings, the investments and the payments of an investor that the account of this instance may see. */
export function investorRecordsQuery(
  capstan: Capstan,
  investorId: string,
): CapstanQuery<RecordsOfInvestor, Answers> {
  capstan.register({ table: 'holdings', shownAs: ['FullHolding'] })
  capstan.register({ table: 'distributions', shownAs: ['FullDistribution'] })
  capstan.register({ table: 'distribution_payments', shownAs: ['FullDistributionPayment'] })
  const variables = { investorId }
  const query = allPagesQuery(
    capstan,
    {
      holdings: allPages(InvestorHoldingsDocument, variables, (answer) => answer.allFullHoldings),
      investments: allPages(InvestorInvestmentsDocument, variables, (answer) => answer.allFullDistributions),
      payments: allPages(InvestorPaymentsDocument, variables, (answer) => answer.allFullDistributionPayments),
    },
    readRecords,
  )
  return {
    ...query,
    staleTime: Infinity,
    // An id that is none is not sent.
    queryFn: async (context) => {
      checkRecordId(investorId)
      return query.queryFn(context)
    },
  }
}

function readRecords({ holdings, investments, payments }: Answers): RecordsOfInvestor {
  return {
    holdings: newestFirst(holdings?.nodes, ({ issuedOn }) => issuedOn),
    investments: newestFirst(investments?.nodes, ({ createdOn }) => createdOn).filter(
      ({ status }) => status !== 'deleted',
    ),
    payments: newestFirst(payments?.nodes, ({ paidOn }) => paidOn),
  }
}

function newestFirst<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  dayOf: (row: Row) => string | null,
): readonly Row[] {
  return (rows ?? []).toSorted(
    (one, other) => compareText(dayOf(other) ?? '', dayOf(one) ?? '') || compareText(one.id, other.id),
  )
}
