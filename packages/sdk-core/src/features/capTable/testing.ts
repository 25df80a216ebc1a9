import { fixtureIds } from '../../testing/fixtureIds'
import type { CapTable, IssuedRound, Stakeholder } from './CapTable'
import type { CapTableQuery, CapTableRoundsQuery, ScheduleOfPurchasersQuery } from './operations.generated'
import type { Purchaser } from './purchasersQuery'

/** A stakeholder of nobody in particular. */
export function aStakeholder(stakeholder: Partial<Stakeholder> = {}): Stakeholder {
  return {
    __typename: 'CapTableRow',
    id: fixtureIds.nth(700),
    investorId: fixtureIds.nth(701),
    investorName: 'Maren Okafor',
    investorEmail: 'maren@example.com',
    assetId: fixtureIds.nth(702),
    assetName: 'Halden Biologics Preferred',
    units: '4000.000000000000000000',
    percent: '100.00',
    status: 'issued',
    ...stakeholder,
  }
}

/** A round of which something is issued. */
export function anIssuedRound(round: Partial<IssuedRound> = {}): IssuedRound {
  return {
    __typename: 'CapTableRound',
    id: fixtureIds.nth(710),
    roundId: fixtureIds.nth(711),
    roundName: 'Series B',
    assetId: fixtureIds.nth(702),
    assetName: 'Halden Biologics Preferred',
    stakeholders: 1,
    units: '4000.000000000000000000',
    percent: '100.00',
    pendingUnits: '0',
    latestPrice: '12.500000000000000000',
    totalValue: '50000.000000000000000000',
    ...round,
  }
}

/** Somebody who has paid in. */
export function aPurchaser(purchaser: Partial<Purchaser> = {}): Purchaser {
  return {
    __typename: 'Purchaser',
    id: fixtureIds.nth(720),
    investorId: fixtureIds.nth(701),
    investorName: 'Maren Okafor',
    assetId: fixtureIds.nth(702),
    assetName: 'Halden Biologics Preferred',
    roundId: fixtureIds.nth(711),
    roundName: 'Series B',
    units: '4000.000000000000000000',
    paidInCapital: '50000.000000000000000000',
    paidOn: '2026-02-27',
    ...purchaser,
  }
}

/** The answers of `CapTable` and `CapTableRounds` that read as this, a page at a time. */
export function capTableAnswers({ stakeholders, rounds }: CapTable): {
  stakeholders: (page: Page) => CapTableQuery
  rounds: (page: Page) => CapTableRoundsQuery
} {
  return {
    stakeholders: (page) => ({
      __typename: 'Query',
      capTable: { __typename: 'CapTableRowsConnection', nodes: onPage(stakeholders, page) },
    }),
    rounds: (page) => ({
      __typename: 'Query',
      capTableRounds: { __typename: 'CapTableRoundsConnection', nodes: onPage(rounds, page) },
    }),
  }
}

/** The answer of `ScheduleOfPurchasers` that reads as these, a page at a time. */
export function purchasersAnswer(
  purchasers: readonly Purchaser[],
): (page: Page) => ScheduleOfPurchasersQuery {
  return (page) => ({
    __typename: 'Query',
    scheduleOfPurchasers: { __typename: 'PurchasersConnection', nodes: onPage(purchasers, page) },
  })
}

interface Page {
  first: number
  offset: number
}

const onPage = <Row>(rows: readonly Row[], { first, offset }: Page) => rows.slice(offset, offset + first)
