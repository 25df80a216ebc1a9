import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { distributionRules } from './distributionRules'
import { DistributionSummaryDocument, type DistributionSummaryQuery } from './operations.generated'

/** A distribution with its investor, its allocation and its payments. Amounts are decimal texts in US dollars. */
export interface DistributionSummary {
  id: string
  investorId: string | null
  investorName: string
  email: string | null
  isSetUp: boolean
  createdOn: string | null
  /** Its status; for a locked one the status of its issuance, and `null` once that is approved. */
  shownStatus: string | null
  isLocked: boolean
  /** `requested`, `approved` or `rejected`; `null` before issuance is requested. */
  issuanceStatus: string | null
  /** The transfer agent's reason for a rejection. */
  issuanceNote: string | null
  asset: string | null
  roundId: string | null
  round: string | null
  allocationId: string | null
  allocation: string | null
  /** True when the allocation is stale: then nothing of the distribution is changed. (ALLOC-037) */
  isStale: boolean
  /** The account that owns the allocation. */
  ownerId: string | null
  units: string
  /** `null` for a reader who may not see prices, as all that follows from it. */
  price: string | null
  total: string | null
  paidIn: string | null
  /** Total less paid in: below 0 when more was paid. */
  stillExpected: string | null
  percentPaid: string | null
  isPaidInFull: boolean
  isOverpaid: boolean
}

/** Reads one distribution as the side panel of a list shows it. */
export function distributionSummaryQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<DistributionSummary, DistributionSummaryQuery> {
  capstan.register(distributionRules)
  return recordQuery(capstan, {
    document: DistributionSummaryDocument,
    variables: { id },
    select: readSummary,
  })
}

function readSummary({ fullDistributionById }: DistributionSummaryQuery): DistributionSummary {
  const row = orNotFound(fullDistributionById)
  const { id, investorId, createdOn, shownStatus, issuanceStatus, roundId, allocationId, ownerId } = row
  return {
    ...{ id, investorId, createdOn, shownStatus, issuanceStatus, roundId, allocationId, ownerId },
    investorName: row.investorAccountName ?? '',
    email: row.investorAccountEmail,
    isSetUp: row.investorAccountSetup ?? false,
    isLocked: row.locked ?? false,
    issuanceNote: row.distributionById?.issuanceNote ?? null,
    asset: row.assetName,
    round: row.roundName,
    allocation: row.allocationName,
    isStale: row.distributionById?.allocationByAllocationId?.status === 'stale',
    units: row.amount ?? '0',
    price: row.pricePaid,
    total: row.committedCapital,
    paidIn: row.paidInCapital,
    stillExpected: row.stillExpected,
    percentPaid: row.percentPaid,
    isPaidInFull: row.isPaidInFull ?? false,
    isOverpaid: row.isOverpaid ?? false,
  }
}
