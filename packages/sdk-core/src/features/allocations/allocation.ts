import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { orNotFound, rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { checkRecordId } from '../../client/records/recordId'
import { compareText } from '../../order/compareText'
import { distributionRules } from '../distributions/distributionRules'
import type { VendorAnswer } from '../qualificationAnswers/qualificationAnswersQuery'
import {
  AllocationChoicesDocument,
  AllocationDistributionRowDocument,
  AllocationDistributionsDocument,
  AllocationDocument,
  AllocationInvestmentDocument,
  FirstAllocationDistributionsDocument,
  InvestorAnswersDocument,
  type AllocationChoicesQuery,
  type AllocationDistributionFragment,
  type AllocationInvestmentQuery,
  type AllocationNoteFragment,
  type AllocationQuery,
  type FirstAllocationDistributionsQuery,
  type InvestorAnswersQuery,
} from './operations.generated'

/** A requirement of an allocation or of one investment, in the order in which it runs. */
export interface AttachedQualification {
  id: string
  version: string
  executeOrder: number
  /** The id of the vendor's qualification; `null` when the reader may not see it. */
  qualificationId: string | null
  name: string | null
  /** Its name in other languages, by their tags. */
  languages?: unknown
  service: string | null
  /** The status of an investment's qualification; nothing for one of an allocation. */
  status?: string
}

/** A schedule by which units vest. Days are `YYYY-MM-DD`. */
export interface VestingScheduleRecord {
  id: string
  version: string
  isAutomatic: boolean
  /** Months until the first units vest. */
  cliff: number
  /** Months until all units are vested. */
  periods: number
  startsOn: string
  currentPeriod: number | null
}

/** A note with the instant of its creation. */
export interface Note {
  id: string
  text: string
  createdOn: string
}

/** A link by which the customers of an agent reach the offering. */
export interface AgentLink {
  id: string
  name: string
  /** The address; `null` while the allocation is not active. */
  url: string | null
  agentName: string | null
}

/** A slice of a round, with everything its owner keeps of it. */
export interface Allocation {
  id: string
  version: string
  name: string
  status: string
  /** Days, `YYYY-MM-DD`. */
  opensOn: string | null
  closesOn: string | null
  /** The units that a broker manages of the round; `null` for none. */
  managedUnits: string | null
  ownerId: string
  /** Its round; `closesOn` is its last day. */
  round: { id: string; name: string; status: string; closesOn: string | null } | null
  asset: { id: string; name: string } | null
  qualifications: readonly AttachedQualification[]
  vesting: VestingScheduleRecord | null
  notes: readonly Note[]
  links: readonly AgentLink[]
  /** The setting for invitation emails to investors; `null` when the reader may not see it. */
  mails: { id: string; version: string; isSent: boolean } | null
}

/** Reads an allocation with its qualifications, vesting schedule, notes, links and mail choice. (CALL-063, CALL-066, CALL-067) */
export function allocationQuery(capstan: Capstan, id: string): CapstanQuery<Allocation, AllocationQuery> {
  return recordQuery(capstan, { document: AllocationDocument, variables: { id }, select: readAllocation })
}

function readAllocation(answer: AllocationQuery): Allocation {
  const { roundByRoundId: round, ...allocation } = orNotFound(answer.allocationById)
  const { id, version, name, status, opensOn, closesOn, managedUnits, ownerId } = allocation
  const mails = answer.allocationEmailPreferenceByAllocationId
  return {
    ...{ id, version, name, status, opensOn, closesOn, managedUnits, ownerId },
    round: round && { id: round.id, name: round.name, status: round.status, closesOn: round.closesOn },
    asset: round?.assetByAssetId ? { id: round.assetByAssetId.id, name: round.assetByAssetId.name } : null,
    qualifications: rowsOf(answer.allAllocationQualifications)
      .map(readQualification)
      .toSorted((one, other) => one.executeOrder - other.executeOrder),
    vesting: rowsOf(answer.allAllocationsVestingSchedules).map(readVesting)[0] ?? null,
    notes: newestFirst(rowsOf(answer.allAllocationAnnotations)),
    links: rowsOf(answer.allAllocationOfferingLinks).map((link) => ({
      ...{ id: link.id, name: link.name, url: link.authorizedLink, agentName: link.agent?.name ?? null },
    })),
    mails: mails && { id: mails.id, version: mails.version, isSent: mails.sendDistribution },
  }
}

interface QualificationRow {
  id: string
  version: string
  executeOrder: number
  status?: string
  vendorQualificationByVendorQualificationId: {
    id: string
    name: string
    languages?: unknown
    service: string | null
  } | null
}

function readQualification(row: QualificationRow): AttachedQualification {
  const { id, version, executeOrder, status, vendorQualificationByVendorQualificationId: of } = row
  return {
    ...{ id, version, executeOrder },
    ...(status !== undefined && { status }),
    qualificationId: of?.id ?? null,
    name: of?.name ?? null,
    languages: of?.languages,
    service: of?.service ?? null,
  }
}

interface VestingRow {
  id: string
  version: string
  automatic: boolean
  cliff: number
  periods: number
  startsOn: string
  currentPeriod: number | null
}

const readVesting = ({ automatic, ...terms }: VestingRow): VestingScheduleRecord => ({
  id: terms.id,
  version: terms.version,
  isAutomatic: automatic,
  cliff: terms.cliff,
  periods: terms.periods,
  startsOn: terms.startsOn,
  currentPeriod: terms.currentPeriod,
})

function newestFirst(
  rows: readonly Pick<AllocationNoteFragment, 'id' | 'annotation' | 'createdOn'>[],
): Note[] {
  const inOrder = [...rows].sort((one, other) => compareText(other.createdOn, one.createdOn))
  return inOrder.map(({ id, annotation, createdOn }) => ({ id, text: annotation, createdOn }))
}

/** An investment in the list of its allocation. */
export interface AllocationDistribution {
  id: string
  investorId: string | null
  name: string
  email: string | null
  /** `drafted`, `open`, `closed` or `deleted`. */
  status: string
  isLocked: boolean
  units: string
  /** The units at the price of the investor, in US dollars; `null` without a price, or when the reader may not see it. */
  total: string | null
  /** The state of all its qualifications. (ALLOC-072 to ALLOC-074) */
  qualification: QualificationState
  /** The steps of its process that are done, and all of them; `null` without a process. */
  progress: { done: number; of: number } | null
}

type Distributions = AllPagesAnswer<{ distributions: AllocationDistributionFragment & { id: string } }>

/** Reads all investments of an allocation, by the name of the investor. */
export function allocationDistributionsQuery(
  capstan: Capstan,
  allocationId: string,
): CapstanQuery<readonly AllocationDistribution[], Distributions> {
  capstan.register(distributionRules)
  const distributions = allPages(
    AllocationDistributionsDocument,
    { allocationId },
    (answer) => answer.allFullDistributions,
  )
  const query = allPagesQuery(capstan, { distributions }, readDistributions)
  return { ...query, ...forValidId(allocationId, query), staleTime: Infinity }
}

/** The request of a query that is not sent for an invalid id. */
function forValidId<Answer>(
  id: string,
  { queryFn }: Pick<CapstanQuery<unknown, Answer>, 'queryFn'>,
): Pick<CapstanQuery<unknown, Answer>, 'queryFn'> {
  return {
    queryFn: async (context) => {
      checkRecordId(id)
      return queryFn(context)
    },
  }
}

/** The loaded investments of an allocation, in the order of the list. */
export interface ListedDistributions {
  rows: readonly AllocationDistribution[]
  /** The number of all investments and the sum of their units; undefined when `rows` are all of them. */
  all?: { count: number; units: string }
}

/** Reads the first 50 investments of an allocation in one request, to be shown while the whole list loads. */
export function firstDistributionsQuery(
  capstan: Capstan,
  allocationId: string,
): CapstanQuery<ListedDistributions, FirstAllocationDistributionsQuery> {
  capstan.register(distributionRules)
  const query = recordQuery(capstan, {
    document: FirstAllocationDistributionsDocument,
    variables: { allocationId, first: 50 },
    select: readFirst,
  })
  return { ...query, ...forValidId(allocationId, query) }
}

/**
 * Reads one investment of an allocation anew, and updates it in every list that shows it. Call it after a write that the list
 * may show: a list of five thousand is not read again.
 */
export async function refreshAllocationDistribution(capstan: Capstan, id: string): Promise<void> {
  const { fullDistributionById } = await capstan.client.ask(AllocationDistributionRowDocument, { id })
  if (fullDistributionById) capstan.entityCache.update([fullDistributionById])
}

function readFirst({ allFullDistributions }: FirstAllocationDistributionsQuery): ListedDistributions {
  const count = allFullDistributions?.totalCount ?? 0
  const units = allFullDistributions?.totals.amount ?? '0'
  const rows = readRows(rowsOf(allFullDistributions))
  return count > rows.length ? { rows, all: { count, units } } : { rows }
}

function readDistributions({ distributions }: Distributions): readonly AllocationDistribution[] {
  return readRows(distributions?.nodes ?? [])
}

function readRows(
  rows: readonly (AllocationDistributionFragment & { id: string })[],
): readonly AllocationDistribution[] {
  return rows
    .filter(({ status }) => status !== 'deleted')
    .map((row) => ({
      id: row.id,
      investorId: row.investorId,
      name: row.investorAccountName ?? '',
      email: row.investorAccountEmail,
      status: row.status ?? '',
      isLocked: row.locked ?? false,
      units: row.amount ?? '0',
      total: row.committedCapital,
      // The platform has no other values; null where the reader may not know.
      qualification: (row.qualificationState ?? 'unknown') as QualificationState,
      progress: row.stepCount ? { done: row.stepPosition ?? 0, of: row.stepCount } : null,
    }))
    .toSorted((one, other) => compareText(one.name, other.name) || compareText(one.id, other.id))
}

/** Returns the statuses that a form offers for an investment, its present one included. A closed one becomes no draft. */
export function statusChoices(status: string): readonly string[] {
  return status === 'closed' ? ['open', 'closed'] : ['drafted', 'open', 'closed']
}

/** The state of an investor's qualifications for an investment. */
export type QualificationState = 'qualified' | 'rejected' | 'unknown'

/**
 * Returns the state of several qualifications by their statuses: rejected when any failed, else unknown when any is
 * neither complete nor failed, else qualified. (ALLOC-069 to ALLOC-074)
 */
export function qualificationState(statuses: readonly string[]): QualificationState {
  if (statuses.includes('failed')) return 'rejected'
  return statuses.every((status) => status === 'complete') ? 'qualified' : 'unknown'
}

/** The qualifications and agents that a vendor can choose for its allocations. */
export interface AllocationChoices {
  qualifications: readonly { id: string; name: string; languages?: unknown; service: string | null }[]
  agents: readonly { agentId: string; name: string }[]
}

/** Reads the qualifications that the vendor can attach to an allocation. (CALL-064, CALL-065) */
export function allocationChoicesQuery(
  capstan: Capstan,
  accountId: string,
): CapstanQuery<AllocationChoices, AllocationChoicesQuery> {
  return recordQuery(capstan, {
    document: AllocationChoicesDocument,
    variables: { accountId },
    select: readChoices,
  })
}

const readChoices = (answer: AllocationChoicesQuery): AllocationChoices => ({
  qualifications: rowsOf(answer.allVendorQualifications).map(({ id, name, languages, service }) => ({
    ...{ id, name, languages, service },
  })),
  agents: rowsOf(answer.allVendorAgents).map(({ agentId, name }) => ({ agentId, name })),
})

/** A payment of an investment. */
export interface PaymentOfInvestment {
  id: string
  version: string
  amount: string
  /** `YYYY-MM-DD` */
  paidOn: string
  status: string
  /** True when it is a part of a payment that arrived: it is changed by undoing the match. */
  isMatched: boolean
}

/** One investment with everything its vendor keeps of it. */
export interface AllocationInvestment {
  id: string
  version: string
  status: string
  isLocked: boolean
  /** The reason why the transfer agent rejected its issuance; `null` unless that is its state. */
  rejection: string | null
  units: string
  investorId: string
  createdOn: string
  /** False for records such as those imported from a blockchain, which have no price. */
  isComplete: boolean
  qualifications: readonly AttachedQualification[]
  customFields: readonly { id: string; version: string; name: string; value: string }[]
  prices: readonly { id: string; price: string; currency: number }[]
  payments: readonly PaymentOfInvestment[]
  vesting: VestingScheduleRecord | null
  notes: readonly Note[]
}

/** Reads one investment of an allocation. (CALL-081, CALL-082) */
export function allocationInvestmentQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<AllocationInvestment, AllocationInvestmentQuery> {
  return recordQuery(capstan, {
    document: AllocationInvestmentDocument,
    variables: { id },
    select: readInvestment,
  })
}

function readInvestment(answer: AllocationInvestmentQuery): AllocationInvestment {
  const { issuanceStatus, issuanceNote, ...facts } = orNotFound(answer.distributionById)
  const { id, version, status, locked, amount, investorId, createdOn } = facts
  const prices = rowsOf(answer.allDistributionPrices)
  return {
    ...{ id, version, status, investorId, createdOn, isLocked: locked, units: amount },
    rejection: issuanceStatus === 'rejected' ? issuanceNote : null,
    isComplete: prices.length > 0,
    qualifications: rowsOf(answer.allDistributionQualifications)
      .map(readQualification)
      .toSorted((one, other) => one.executeOrder - other.executeOrder),
    customFields: rowsOf(answer.allDistributionCustomFields).map((field) => ({
      ...{ id: field.id, version: field.version, name: field.name, value: field.value },
    })),
    prices: prices.map((each) => ({ id: each.id, price: each.price, currency: each.currency })),
    payments: rowsOf(answer.allDistributionPayments)
      .map((each) => ({
        ...{
          id: each.id,
          version: each.version,
          amount: each.amount,
          paidOn: each.paidOn,
          status: each.status,
          isMatched: each.isMatched,
        },
      }))
      .toSorted((one, other) => compareText(one.paidOn, other.paidOn)),
    vesting: rowsOf(answer.allVestingSchedules).map(readVesting)[0] ?? null,
    notes: newestFirst(rowsOf(answer.allDistributionAnnotations)),
  }
}

/** Reads the answers that an investor gave for this vendor. (ALLOC-019) */
export function investorAnswersQuery(
  capstan: Capstan,
  investorId: string,
): CapstanQuery<readonly VendorAnswer[], InvestorAnswersQuery> {
  return recordQuery(capstan, {
    document: InvestorAnswersDocument,
    variables: { investorId },
    select: readAnswers,
  })
}

const readAnswers = ({ allInstancedAccountInformations }: InvestorAnswersQuery) =>
  rowsOf(allInstancedAccountInformations).map(({ id, field, value, lang, languages }) => ({
    ...{ id, question: field, value, lang, languages },
  }))
