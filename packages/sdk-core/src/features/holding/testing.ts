import { fixtureIds } from '../../testing/fixtureIds'
import type { Holding } from './Holding'
import type { HoldingDay } from './holdingValueQuery'
import type {
  HoldingEntryFragment,
  HoldingPositionFragment,
  HoldingLedgerQuery,
  HoldingQuery,
  HoldingsOnDayQuery,
  HoldingValueQuery,
} from './operations.generated'

const id = fixtureIds.nth

/** Returns the holding of Maren Okafor in Series A of Halden Biologics. */
export function aHolding(changes: Partial<Holding> = {}): Holding {
  return {
    id: id(5101),
    ...{ units: '4000', value: '50000', latestPrice: '12.5', investment: '32000', costBasis: '8' },
    change: null,
    issuedOn: '2025-06-30',
    isTokenized: true,
    issuerId: fixtureIds.account,
    issuer: 'Halden Biologics, Inc.',
    investor: { id: fixtureIds.nth(5198), name: 'Maren Okafor', email: 'maren.okafor@example.com' },
    security: { id: id(4102), name: 'Series A Preferred', ticker: 'HBPA' },
    round: {
      ...{ id: id(2201), name: 'Series A', bond: null },
      asset: { id: id(2001), name: 'Halden Biologics Preferred' },
    },
    address: { chain: 'ethereum', address: '0x5aF31b9C04e7D28a6f1C0b7E8d4A9c3F2e6B5D1A' },
    vesting: { startsOn: '2025-06-30', periods: 36, cliff: 6, units: '4000', setPeriod: 16 },
    papers: [],
    ...changes,
  }
}

/** Returns the answer of `Holding` for a holding; the change of its value is calculated. */
export function holdingAnswer(holding: Holding): HoldingQuery {
  const { id: of, units: amount, costBasis: purchasePrice, issuedOn, isTokenized, issuerId } = holding
  const { value, latestPrice, investment, issuer, investor, security, round, address, vesting, papers } =
    holding
  return {
    __typename: 'Query',
    holdingById: {
      ...{ __typename: 'Holding', id: of, version: '1' },
      ...{ amount, purchasePrice, issuedOn, isTokenized, issuerId },
      figures: {
        __typename: 'InvestmentFigure',
        ...{ latestPrice, committedCapital: investment, totalValue: value },
      },
      accountByInvestorId: investor && {
        ...{ __typename: 'Account', version: '1', ...investor },
      },
      accountByIssuerId:
        issuer === null ? null : { __typename: 'Account', id: issuerId, version: '1', name: issuer },
      securityBySecurityId: security && { __typename: 'Security', version: '1', ...security },
      roundByRoundId: round && answerOfRound(round),
      blockchainAddressByBlockchainAddressId: address && {
        ...{ __typename: 'BlockchainAddress', id: `${of} address`, version: '1', ...address },
      },
      distributionByDistributionId: vesting && answerOfVesting(of, vesting, papers),
    },
  }
}

function answerOfRound({ id: of, name, asset, bond }: NonNullable<Holding['round']>) {
  return {
    ...{ __typename: 'Round' as const, id: of, version: '1', name },
    assetByAssetId: asset && { __typename: 'Asset' as const, version: '1', ...asset },
    trancheBondDatumByRoundId: bond && {
      ...{ __typename: 'TrancheBondDatum' as const, id: `${of} bond`, version: '1', ...bond },
    },
  }
}

function answerOfVesting(
  of: string,
  { units, setPeriod, ...terms }: NonNullable<Holding['vesting']>,
  papers: Holding['papers'],
) {
  return {
    ...{ __typename: 'Distribution' as const, id: `${of} distribution`, version: '1', amount: units },
    signedDocuments: {
      __typename: 'SentSigningDocumentsConnection' as const,
      nodes: papers.map((paper) => ({
        ...{ __typename: 'SentSigningDocument' as const, version: '1' },
        ...paper,
      })),
    },
    vestingScheduleByDistributionId: {
      ...{ __typename: 'VestingSchedule' as const, id: `${of} schedule`, version: '1', ...terms },
      automatic: setPeriod === null,
      currentPeriod: setPeriod,
    },
  }
}

/** The entry that issued it. */
export function aHoldingEntry(changes: Partial<HoldingEntryFragment> = {}): HoldingEntryFragment {
  return {
    ...{ __typename: 'LedgerEntry', id: id(5121), version: '1', amount: '4000' },
    ...{ bookedOn: '2025-06-30', createdOn: '2025-06-30T12:00:00.000Z' },
    transactionByTransactionId: {
      ...{ __typename: 'Transaction', id: id(5122), version: '1', kind: 'issuance' },
    },
    ...changes,
  }
}

/** The answer of `HoldingLedger` of so many units that has these. */
export function holdingLedgerAnswer(
  nodes: readonly HoldingEntryFragment[] = [aHoldingEntry()],
  amount = '4000',
): HoldingLedgerQuery {
  return {
    __typename: 'Query',
    holdingById: {
      ...{ __typename: 'Holding', id: id(5101), version: '1', amount },
      ledgerEntriesByHoldingId: { __typename: 'LedgerEntriesConnection', nodes: [...nodes] },
    },
  }
}

/** Returns the value of that holding on a day: 4,000 at $9.75, bought at $8. */
export function aHoldingDay(changes: Partial<HoldingDay> = {}): HoldingDay {
  return {
    ...{ day: '2025-12-15', units: '4000', unitValue: '9.75', value: '39000', investment: '32000' },
    ...changes,
  }
}

/** Returns an answer of `HoldingValue` with these days; by default those of the fixture's holding. */
export function holdingValueAnswer(
  days: readonly HoldingDay[] = [
    aHoldingDay({ day: '2025-06-30', unitValue: '8', value: '32000' }),
    aHoldingDay(),
    aHoldingDay({ day: '2026-02-02', unitValue: '12.5', value: '50000' }),
  ],
): HoldingValueQuery {
  const nodes = days.map((day) => ({ __typename: 'HoldingDay' as const, id: `value ${day.day}`, ...day }))
  return { __typename: 'Query', holdingValueOverTime: { __typename: 'HoldingDaysConnection', nodes } }
}

/** Returns a position of 4,000 units of Series A at $12.50, bought at $8. */
export function aHoldingPosition(changes: Partial<HoldingPositionFragment> = {}): HoldingPositionFragment {
  return {
    ...{ __typename: 'HoldingPosition', id: id(5171), holdingId: id(5101), issuer: 'Halden Biologics, Inc.' },
    ...{ asset: 'Halden Biologics Preferred', round: 'Series A' },
    ...{ units: '4000', unitValue: '12.5', value: '50000', investment: '32000' },
    ...changes,
  }
}

/** Returns an answer of `HoldingsOnDay` with these positions. */
export function holdingsOnDayAnswer(positions: readonly HoldingPositionFragment[]): HoldingsOnDayQuery {
  const nodes = [...positions]
  return { __typename: 'Query', holdingsOnDay: { __typename: 'HoldingPositionsConnection', nodes } }
}
