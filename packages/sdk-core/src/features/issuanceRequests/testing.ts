import { fixtureIds } from '../../testing/fixtureIds'
import type { IssuanceRequest } from './issuanceRequestsQuery'
import type { IssuanceRequestsQuery, TransferAgentsQuery } from './operations.generated'

/** A request of one round, paid in full. */
export const anIssuanceRequest = (changes: Partial<IssuanceRequest> = {}): IssuanceRequest => ({
  id: fixtureIds.nth(5200),
  roundId: fixtureIds.nth(2200),
  issuer: 'Halden Biologics, Inc.',
  asset: 'Halden Biologics Preferred',
  round: 'Series B',
  investor: 'Kestrel Family Office, LP',
  units: '60000',
  paid: 'in_full',
  status: 'requested',
  note: null,
  requestedOn: '2026-11-17T10:00:00.000Z',
  answeredOn: null,
  ...changes,
})

/** The answer of `IssuanceRequests` that reads as these. */
export function issuanceRequestsAnswer(
  records: readonly IssuanceRequest[],
): IssuanceRequestsQuery & { __typename: 'Query' } {
  const nodes = records.map(({ issuer, asset, round, investor, requestedOn, ...record }) => ({
    ...{ __typename: 'IssuanceRequest' as const, version: '1', ...record, createdOn: requestedOn },
    ...{ issuerName: issuer, assetName: asset, roundName: round, investorName: investor },
  }))
  return { __typename: 'Query', allIssuanceRequests: { __typename: 'IssuanceRequestsConnection', nodes } }
}

/** The answer of `TransferAgents`: one agent, which decides or does not. */
export function transferAgentsAnswer(decides: boolean): TransferAgentsQuery & { __typename: 'Query' } {
  const agent = {
    id: fixtureIds.nth(5300),
    name: 'Brightwater Transfer Agency',
  }
  return {
    __typename: 'Query',
    allVendorAgents: {
      __typename: 'VendorAgentsConnection',
      nodes: [{ __typename: 'VendorAgent', version: '1', ...agent, decidesIssuances: decides }],
    },
  }
}
