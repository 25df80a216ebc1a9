import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { rowsOf } from '../../client/records/answers'
import { checkRecordId } from '../../client/records/recordId'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { sumOfKnown } from '../../money/sumDecimals'
import { compareText, sortableText } from '../../order/compareText'
import { isUnderWay } from '../distributions/underWay'
import { readSignedPaper, readUploadedPaper, type SharedPaper } from '../documents/sharedPaper'
import {
  VendorAllocationsDocument,
  VendorDocumentsDocument,
  VendorHoldingsDocument,
  VendorInvestmentsDocument,
  VendorRoundsDocument,
  VendorSignedPapersDocument,
  type VendorAllocationFragment,
  type VendorDocumentFragment,
  type VendorHoldingFragment,
  type VendorInvestmentFragment,
  type VendorRoundFragment,
  type VendorSignedPaperFragment,
} from './operations.generated'
import { togetherSince, vendorActivity, type VendorEvent } from './vendorActivity'
import type { PlacedUnits, VendorRound, VendorAllocation, VendorInvestment } from './VendorRecord'

/** The records that link a broker or an investor to an issuer or a broker: each list as far as the reader may see it. */
export interface RecordsOfVendor {
  /** Invitations that wait for an answer first, then open rounds, those that close first before others. */
  rounds: readonly VendorRound[]
  /** By name. */
  allocations: readonly VendorAllocation[]
  /** The newest first. */
  investments: readonly VendorInvestment[]
  /** Documents that the vendor shares with the reader, and papers that it sent them to sign, the newest first. */
  papers: readonly SharedPaper[]
  /** The newest first. */
  activity: readonly VendorEvent[]
  /** The instant or the day since which the two work together; `null` before. */
  since: string | null
}

/** The account that reads the records of a vendor. */
export interface VendorReader {
  accountId: string
  /** Only a broker has allocations, only an investor has holdings. */
  type: 'broker' | 'investor'
}

type Answers = AllPagesAnswer<{
  rounds: VendorRoundFragment
  allocations: VendorAllocationFragment
  investments: VendorInvestmentFragment
  holdings: VendorHoldingFragment
  documents: VendorDocumentFragment
  signed: VendorSignedPaperFragment
}>

/** Reads the rounds, investments and papers of an issuer or a broker that the account of this instance may see. */
export function vendorRecordsQuery(
  capstan: Capstan,
  vendorId: string,
  reader: VendorReader,
): CapstanQuery<RecordsOfVendor, Answers> {
  capstan.register({ table: 'holdings', shownAs: ['FullHolding'] })
  capstan.register({ table: 'distributions', shownAs: ['FullDistribution'] })
  const isBroker = reader.type === 'broker'
  const variables = { vendorId }
  const readerId = reader.accountId
  const query = allPagesQuery(
    capstan,
    {
      rounds: allPages(VendorRoundsDocument, variables, (answer) => answer.allRounds),
      allocations: isBroker
        ? allPages(VendorAllocationsDocument, { vendorId, readerId }, (answer) => answer.allAllocations)
        : undefined,
      investments: isBroker
        ? undefined
        : allPages(VendorInvestmentsDocument, variables, (answer) => answer.allFullDistributions),
      holdings: isBroker
        ? undefined
        : allPages(VendorHoldingsDocument, variables, (answer) => answer.allFullHoldings),
      documents: allPages(VendorDocumentsDocument, variables, (answer) => answer.allDocuments),
      signed: allPages(
        VendorSignedPapersDocument,
        { vendorId, readerId },
        (answer) => answer.allSentSigningDocuments,
      ),
    },
    isBroker ? readForBroker : readForInvestor,
  )
  return {
    ...query,
    staleTime: Infinity,
    // The placed units of a broker change with each investment.
    entities: isBroker ? [...query.entities, { table: 'distributions' }] : query.entities,
    // An id that is none is not sent.
    queryFn: async (context) => {
      checkRecordId(vendorId)
      return query.queryFn(context)
    },
  }
}

function readForBroker(answers: Answers): RecordsOfVendor {
  const rounds = roundsOf(answers)
  const papers = papersOf(answers)
  const activity = vendorActivity({ rounds, papers })
  const allocations = (answers.allocations?.nodes ?? [])
    .map(({ id, name, status, roundId, placed }) => ({
      ...{ id, name, status, placed: readPlaced(placed) },
      round: rounds.find((round) => round.id === roundId)?.name ?? '',
    }))
    .toSorted((a, b) => compareText(sortableText(a.name), sortableText(b.name)) || compareText(a.id, b.id))
  return { rounds, allocations, investments: [], papers, activity, since: togetherSince(rounds, activity) }
}

function readForInvestor(answers: Answers): RecordsOfVendor {
  const rounds = roundsOf(answers)
  const papers = papersOf(answers)
  const made = answers.investments?.nodes ?? []
  const investments = [
    ...(answers.holdings?.nodes ?? []).map(readHolding),
    // An issued investment is listed as a holding.
    ...made.filter(({ issuanceStatus }) => issuanceStatus !== 'approved').map(readInvestment),
  ].toSorted((a, b) => compareText(b.on, a.on) || compareText(a.id, b.id))
  const activity = vendorActivity({
    ...{ rounds, papers },
    made: made.map(readInvestment),
    issued: investments.filter(({ kind }) => kind === 'holding'),
  })
  return { rounds, allocations: [], investments, papers, activity, since: togetherSince(rounds, activity) }
}

function roundsOf({ rounds, allocations }: Answers): readonly VendorRound[] {
  // Sent invitations first, then rounds by status: on sale, upcoming, past.
  const order = ['active', 'open', 'drafted', 'stale', 'closed']
  const rank = ({ status, invitation }: VendorRound) =>
    invitation?.status === 'sent' ? -1 : order.indexOf(status)
  return (rounds?.nodes ?? [])
    .map(({ id, name, status, price, closesOn, assetByAssetId, brokerAllocationsByRoundId }) => {
      const [invitation = null] = rowsOf(brokerAllocationsByRoundId)
      return {
        ...{ id, name, status, price, closesOn, asset: assetByAssetId?.name ?? '' },
        invitation: invitation && {
          ...{ id: invitation.id, status: invitation.status },
          ...{ managedUnits: invitation.managedUnits, freeUnits: invitation.freeUnits },
          createdOn: invitation.createdOn,
        },
        placed: placedIn((allocations?.nodes ?? []).filter(({ roundId }) => roundId === id)),
      }
    })
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        compareText(a.closesOn ?? '9999', b.closesOn ?? '9999') ||
        compareText(sortableText(a.name), sortableText(b.name)) ||
        compareText(a.id, b.id),
    )
}

const readPlaced = (placed: VendorAllocationFragment['placed']): PlacedUnits => ({
  ...{ investments: placed?.investments ?? 0, units: placed?.units ?? '0' },
  total: placed?.committedCapital ?? '0',
})

/** Returns the placed units and capital of all allocations of a round. */
function placedIn(allocations: readonly VendorAllocationFragment[]): PlacedUnits {
  const placed = allocations.map((allocation) => readPlaced(allocation.placed))
  return {
    investments: placed.reduce((sum, { investments }) => sum + investments, 0),
    units: sumOfKnown(placed.map(({ units }) => units)).toString(),
    total: sumOfKnown(placed.map(({ total }) => total)).toString(),
  }
}

const readHolding = (holding: VendorHoldingFragment): VendorInvestment => ({
  ...{ id: holding.id, kind: 'holding', status: 'issued', isUnderWay: false },
  ...{ round: holding.roundName ?? '', asset: holding.assetName ?? '', units: holding.amount ?? '0' },
  ...{ committedCapital: holding.committedCapital, value: holding.totalValue },
  on: holding.issuedOn ?? '',
})

const readInvestment = (investment: VendorInvestmentFragment): VendorInvestment => ({
  ...{ id: investment.id, kind: 'investment', status: investment.shownStatus ?? '' },
  isUnderWay: isUnderWay(investment),
  ...{ round: investment.roundName ?? '', asset: investment.assetName ?? '' },
  ...{ units: investment.amount ?? '0', committedCapital: investment.committedCapital, value: null },
  on: investment.createdOn ?? '',
})

function papersOf({ documents, signed }: Answers): readonly SharedPaper[] {
  const papers = [
    ...(documents?.nodes ?? []).map(readUploadedPaper),
    ...(signed?.nodes ?? []).map(readSignedPaper),
  ]
  return papers.toSorted((a, b) => compareText(b.createdOn, a.createdOn) || compareText(a.id, b.id))
}
