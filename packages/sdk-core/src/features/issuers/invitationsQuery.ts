import type { Capstan } from '../../Capstan'
import { listQuery } from '../../client/records/allPages'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { invitingIssuers, type InvitingIssuer, type RoundInvitation } from './invitingIssuers'
import {
  BrokerInvitationsDocument,
  type BrokerInvitationsQuery,
  type RoundInvitationFragment,
} from './operations.generated'

/** The issuers that have invited the broker of this instance to rounds, and how it has answered. (ISSUER-002) */
export function invitationsQuery(
  capstan: Capstan,
): CapstanQuery<readonly InvitingIssuer[], BrokerInvitationsQuery> {
  return listQuery(capstan, {
    document: BrokerInvitationsDocument,
    list: 'allBrokerAllocations',
    select: readInvitations,
  })
}

function readInvitations({ allBrokerAllocations }: BrokerInvitationsQuery): readonly InvitingIssuer[] {
  return invitingIssuers(rowsOf(allBrokerAllocations).map(readInvitation))
}

/** An invitation as it is shown. */
export const readInvitation = memoizeByRow((answer: RoundInvitationFragment): RoundInvitation => ({
  id: answer.id,
  issuerId: answer.issuerId,
  issuer: answer.accountByIssuerId?.name ?? '',
  status: answer.status,
  managedUnits: answer.managedUnits,
  createdOn: answer.createdOn,
  roundId: answer.roundId,
  round: answer.roundByRoundId?.name ?? '',
  asset: answer.roundByRoundId?.assetByAssetId?.name ?? '',
  price: answer.roundByRoundId?.price ?? null,
  closesOn: answer.roundByRoundId?.closesOn ?? null,
}))
