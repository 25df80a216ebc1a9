import { fixtureIds } from '../../../testing/fixtureIds'
import type { IssuedRound, Stakeholder } from '../CapTableRecords'
import type {
  CapTablePartFactsFragment,
  CapTableTotalFactsFragment,
  PurchaserTotalFactsFragment,
} from '../operations.generated'
import type { Purchaser } from '../purchasersQuery'

/** Returns an example stakeholder. */
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
    allStakeholders: 1,
    roundPrice: '12.500000000000000000',
    ...round,
  }
}

/** Returns an example purchaser who has paid in. */
export function aPurchaser(purchaser: Partial<Purchaser> = {}): Purchaser {
  return {
    __typename: 'Purchaser',
    id: fixtureIds.nth(720),
    investorId: fixtureIds.nth(701),
    investorName: 'Maren Okafor',
    investorEmail: 'maren@example.com',
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

/** Returns the total of an example asset whose units are all issued. */
export function aCapTableTotal(total: Partial<CapTableTotalFactsFragment> = {}): CapTableTotalFactsFragment {
  return {
    __typename: 'CapTableTotal',
    id: fixtureIds.nth(730),
    assetId: fixtureIds.nth(702),
    assetName: 'Halden Biologics Preferred',
    rowCount: 1,
    stakeholders: 1,
    holders: 1,
    units: '4000.000000000000000000',
    pendingUnits: '0',
    ...total,
  }
}

/** Returns the part of an example stakeholder who holds a whole round. */
export function aCapTablePart(part: Partial<CapTablePartFactsFragment> = {}): CapTablePartFactsFragment {
  return {
    __typename: 'CapTablePart',
    id: fixtureIds.nth(740),
    investorName: 'Maren Okafor',
    roundId: fixtureIds.nth(711),
    units: '4000.000000000000000000',
    percent: '100.00',
    status: 'issued',
    place: 1,
    ...part,
  }
}

/** Returns the total of an example round in a schedule of purchasers. */
export function aPurchaserTotal(
  total: Partial<PurchaserTotalFactsFragment> = {},
): PurchaserTotalFactsFragment {
  return {
    __typename: 'PurchaserTotal',
    id: fixtureIds.nth(750),
    assetId: fixtureIds.nth(702),
    assetName: 'Halden Biologics Preferred',
    roundId: fixtureIds.nth(711),
    roundName: 'Series B',
    rowCount: 1,
    stakeholders: 1,
    paidInCapital: '50000.000000000000000000',
    ...total,
  }
}
