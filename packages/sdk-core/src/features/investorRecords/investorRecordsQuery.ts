import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { checkRecordId } from '../../client/records/recordId'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText } from '../../order/compareText'
import { readSignedPaper, readUploadedPaper, type SharedPaper } from '../documents/sharedPaper'
import {
  InvestorDocumentsDocument,
  InvestorHoldingsDocument,
  InvestorInvestmentsDocument,
  InvestorNotesDocument,
  InvestorPaymentsDocument,
  InvestorSignedPapersDocument,
  type InvestorDocumentFragment,
  type InvestorHoldingFragment,
  type InvestorInvestmentFragment,
  type InvestorNoteFragment,
  type InvestorPaymentFragment,
  type InvestorSignedPaperFragment,
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
  /** The account that sells it: the issuer itself, or a broker. */
  ownerId: string | null
  issuerId: string | null
  allocationId: string | null
  roundName: string | null
  /** Units. */
  amount: string | null
  /** `null` for the issuer if a broker sells it, like the paid amount. */
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
  /** The status of that step; where it failed, only the seller can continue. */
  activeStepStatus: string | null
  createdOn: string | null
  /** True when its allocation is stale: then nothing of it is changed. (ALLOC-037) */
  isStale: boolean
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

/** A note on an investment, which the investor can read too. */
export interface InvestorNote {
  id: string
  text: string
  /** The instant it was written. */
  createdOn: string
  distributionId: string
}

/** Something that happened with an investor, from the other records. */
export interface InvestorActivity {
  /** The id of the record, with its event. */
  id: string
  /** A day, `YYYY-MM-DD`, or an instant. */
  on: string
  kind: 'invested' | 'paid' | 'sent' | 'added' | 'received'
  /** The round, the allocation, the paper or the security. */
  name: string
  /** Units of an investment or a holding, US dollars of a payment. */
  amount: string | null
}

/** The records of one investor that a vendor may see, newest first. Deleted investments are left out. */
export interface RecordsOfInvestor {
  holdings: readonly InvestorHolding[]
  investments: readonly InvestorInvestment[]
  payments: readonly InvestorPayment[]
  papers: readonly SharedPaper[]
  notes: readonly InvestorNote[]
}

type Answers = AllPagesAnswer<{
  holdings: InvestorHoldingFragment
  investments: InvestorInvestmentFragment
  payments: InvestorPaymentFragment
  signed: InvestorSignedPaperFragment
  documents: InvestorDocumentFragment
  notes: InvestorNoteFragment
}>

/** Reads the holdings, investments, payments, papers and notes of an investor that the account of this instance may see. */
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
      signed: allPages(InvestorSignedPapersDocument, variables, (answer) => answer.allSentSigningDocuments),
      documents: allPages(InvestorDocumentsDocument, variables, (answer) => answer.allDocuments),
      notes: allPages(InvestorNotesDocument, variables, (answer) => answer.allDistributionAnnotations),
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

function readRecords(answers: Answers): RecordsOfInvestor {
  const { holdings, investments, payments, signed, documents, notes } = answers
  return {
    holdings: newestFirst(holdings?.nodes, ({ issuedOn }) => issuedOn),
    investments: newestFirst(investments?.nodes, ({ createdOn }) => createdOn)
      .filter(({ status }) => status !== 'deleted')
      .map(({ distributionById: of, ...investment }) => ({
        ...investment,
        isStale: of?.allocationByAllocationId?.status === 'stale',
      })),
    payments: newestFirst(payments?.nodes, ({ paidOn }) => paidOn),
    papers: newestFirst<SharedPaper>(
      [...(signed?.nodes ?? []).map(readSignedPaper), ...(documents?.nodes ?? []).map(readUploadedPaper)],
      ({ createdOn }) => createdOn,
    ),
    notes: newestFirst(
      (notes?.nodes ?? []).map(({ id, annotation, createdOn, distributionId }) => ({
        ...{ id, text: annotation, createdOn, distributionId },
      })),
      ({ createdOn }) => createdOn,
    ),
  }
}

/** Returns the activity of an investor, newest first: investments, payments, papers and received units. */
export function activityOf(
  records: Pick<RecordsOfInvestor, 'holdings' | 'investments' | 'payments' | 'papers'>,
): readonly InvestorActivity[] {
  const { holdings, investments, payments, papers } = records
  const activity: InvestorActivity[] = [
    ...investments
      .filter(({ status }) => status !== 'drafted')
      .map(({ id, createdOn, roundName, amount }) => ({
        ...{ id, on: createdOn ?? '', kind: 'invested' as const, name: roundName ?? '', amount },
      })),
    ...payments
      .filter(({ status }) => status === 'complete')
      .map(({ id, paidOn, allocationName, amount }) => ({
        ...{ id, on: paidOn ?? '', kind: 'paid' as const, name: allocationName ?? '', amount },
      })),
    ...papers.map(({ id, createdOn, name, status }) => ({
      ...{ id, on: createdOn, name, amount: null },
      // A signed paper has the time it was sent, not the time of its signature.
      kind: status === 'document' ? ('added' as const) : ('sent' as const),
    })),
    // The units held today need not be those of that day: some may have been transferred since.
    ...holdings.map(({ id, issuedOn, securityName }) => ({
      ...{ id, on: issuedOn ?? '', kind: 'received' as const, name: securityName ?? '', amount: null },
    })),
  ]
  return newestFirst(activity, ({ on }) => on).filter(({ on }) => on !== '')
}

function newestFirst<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  dayOf: (row: Row) => string | null,
): readonly Row[] {
  return (rows ?? []).toSorted(
    (one, other) => compareText(dayOf(other) ?? '', dayOf(one) ?? '') || compareText(one.id, other.id),
  )
}
