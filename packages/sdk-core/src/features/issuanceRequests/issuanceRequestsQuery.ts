import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { listQuery } from '../../client/records/allPages'
import type { MutateRequest } from '../../client/Client'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { newId } from '../../events/newId'
import { compareText } from '../../order/compareText'
import {
  ApproveIssuanceRequestDocument,
  ChooseTransferAgentDocument,
  IssuanceRequestsDocument,
  RejectIssuanceRequestDocument,
  TransferAgentsDocument,
  type IssuanceRequestFragment,
  type IssuanceRequestsQuery,
  type TransferAgentsQuery,
} from './operations.generated'

type Once = Pick<MutateRequest, 'idempotencyKey'>

/**
 * A request to a transfer agent to issue units. It has units and names but no price; names are those of the day of the request.
 */
export interface IssuanceRequest {
  id: string
  roundId: string
  issuer: string
  asset: string
  round: string
  investor: string
  units: string
  /** Worked out by the platform; `null` where the investment has no price. */
  paid: 'in_full' | 'short' | 'over' | null
  status: 'requested' | 'approved' | 'rejected'
  /** The reason of a rejection. */
  note: string | null
  requestedOn: string
  /** `null` before the answer. */
  answeredOn: string | null
}

/** Reads the issuance requests that the account of this instance answers or has sent, the oldest first. */
export function issuanceRequestsQuery(
  capstan: Capstan,
): CapstanQuery<readonly IssuanceRequest[], IssuanceRequestsQuery> {
  return listQuery(capstan, {
    document: IssuanceRequestsDocument,
    list: 'allIssuanceRequests',
    select: readRequests,
  })
}

const readRequests = ({ allIssuanceRequests }: IssuanceRequestsQuery): readonly IssuanceRequest[] =>
  rowsOf(allIssuanceRequests)
    .map(readRequest)
    .toSorted(
      (one, other) => compareText(one.requestedOn, other.requestedOn) || compareText(one.id, other.id),
    )

function readRequest(row: IssuanceRequestFragment): IssuanceRequest {
  const { id, roundId, units, note, answeredOn } = row
  return {
    ...{ id, roundId, units, note, answeredOn },
    issuer: row.issuerName,
    asset: row.assetName,
    round: row.roundName,
    investor: row.investorName,
    // The platform has no other values.
    paid: row.paid as IssuanceRequest['paid'],
    status: row.status as IssuanceRequest['status'],
    requestedOn: row.createdOn,
  }
}

/** An agent of the issuer that can decide its issuances. */
export interface TransferAgent {
  id: string
  name: string
  /** True for the one that decides; when none does, the platform answers requests. */
  decides: boolean
}

/** Reads the agents of an issuer, by name. */
export function transferAgentsQuery(
  capstan: Capstan,
): CapstanQuery<readonly TransferAgent[], TransferAgentsQuery> {
  return listQuery(capstan, {
    document: TransferAgentsDocument,
    list: 'allVendorAgents',
    select: readAgents,
  })
}

const readAgents = ({ allVendorAgents }: TransferAgentsQuery): readonly TransferAgent[] =>
  rowsOf(allVendorAgents)
    .map(({ id, name, decidesIssuances }) => ({ id, name, decides: decidesIssuances }))
    .toSorted((one, other) => compareText(one.name, other.name) || compareText(one.id, other.id))

/**
 * Approves a request: the units are issued at once.
 *
 * @throws CapstanError `request_answered`, `investor_not_set_up`, `no_security`, `over_issued`
 */
export async function approveIssuanceRequest({ client }: Capstan, id: string, once?: Once): Promise<void> {
  await client.mutate(
    ApproveIssuanceRequestDocument,
    { input: { id } },
    { operation: 'approveIssuanceRequest', idempotencyKey: once?.idempotencyKey ?? newId() },
  )
}

/**
 * Rejects a request with a reason of 1 to 500 characters, which the vendor reads.
 *
 * @throws CapstanError `request_answered`
 */
export async function rejectIssuanceRequest(
  { client }: Capstan,
  id: string,
  note: string,
  once?: Once,
): Promise<void> {
  await client.mutate(
    RejectIssuanceRequestDocument,
    { input: { id, note } },
    { operation: 'rejectIssuanceRequest', idempotencyKey: once?.idempotencyKey ?? newId() },
  )
}

/**
 * Has an agent decide the issuances of the issuer, those that wait among them; `null` has the platform answer requests.
 *
 * @throws CapstanError `agent_not_claimed`
 */
export async function chooseTransferAgent(
  { client }: Capstan,
  vendorAgentId: string | null,
  once?: Once,
): Promise<void> {
  await client.mutate(
    ChooseTransferAgentDocument,
    { input: { vendorAgentId } },
    { operation: 'chooseTransferAgent', idempotencyKey: once?.idempotencyKey ?? newId() },
  )
}
