import type { Capstan } from '../../Capstan'
import { listQuery } from '../../client/records/allPages'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText, sortableText } from '../../order/compareText'
import {
  InvitedBrokersDocument,
  type InvitedBrokerFragment,
  type InvitedBrokersQuery,
} from './operations.generated'

/** A broker that an issuer has invited to one of its rounds. */
export interface InvitedBroker {
  id: string
  name: string
  email: string
  roundId: string
  round: string
  /** sent, accepted or rejected. */
  status: string
  /** Units the broker may place; `null` when the broker has no limit. */
  managedUnits: string | null
}

/** The brokers invited to the rounds of the issuer of this instance, by name: one for each round. (C-08) */
export function invitedBrokersQuery(
  capstan: Capstan,
): CapstanQuery<readonly InvitedBroker[], InvitedBrokersQuery> {
  return listQuery(capstan, {
    document: InvitedBrokersDocument,
    list: 'allBrokerAllocations',
    select: readInvitedBrokers,
  })
}

function readInvitedBrokers({ allBrokerAllocations }: InvitedBrokersQuery): readonly InvitedBroker[] {
  const order = ({ name, round, id }: InvitedBroker) => [sortableText(name), sortableText(round), id]
  return rowsOf(allBrokerAllocations)
    .map(readInvitedBroker)
    .toSorted((a, b) => compareEach(order(a), order(b)))
}

const readInvitedBroker = memoizeByRow((answer: InvitedBrokerFragment): InvitedBroker => ({
  id: answer.id,
  name: answer.accountByBrokerId?.name ?? '',
  email: answer.accountByBrokerId?.email ?? '',
  roundId: answer.roundId,
  round: answer.roundByRoundId?.name ?? '',
  status: answer.status,
  managedUnits: answer.managedUnits,
}))

/** By the first text in which they differ. */
function compareEach(a: readonly string[], b: readonly string[]): number {
  return a.map((text, at) => compareText(text, b[at] ?? '')).find((difference) => difference !== 0) ?? 0
}
