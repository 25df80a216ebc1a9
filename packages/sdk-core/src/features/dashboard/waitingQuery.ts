import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { distributionRules } from '../distributions/distributionRules'
import type { DashboardOwner } from './dashboardQueries'
import { WaitingDocument, type WaitingQuery } from './operations.generated'

/** The records that wait for an action of an issuer or a broker. */
export interface Waiting {
  /** Invitations to rounds that a broker has not answered. */
  invitations: number
  /** An issuer's closed investments that it may ask the transfer agent to issue, those sent back among them, and where they are. */
  unissued: { count: number; rounds: readonly WaitingRound[]; hasMore: boolean }
  /** The documents of an issuer that have arrived and are not shared yet: their number, and the newest of them. */
  unshared: { count: number; documents: readonly WaitingDocument[] }
  /** The state of the user's last import of contacts, when it waits for the user. */
  contactImport?: 'checked' | 'failed'
}

/** A round with closed investments that are not issued yet. */
export interface WaitingRound {
  id: string
  name: string
}

/** A document that is not shared yet, and the record it belongs to. */
export interface WaitingDocument {
  name: string
  on: 'security' | 'holding'
  /** Of the record. */
  id: string
}

/** Returns the query for the records that wait for a user. Rounds and documents are named, at most five of each. */
export function waitingQuery(
  capstan: Capstan,
  { id, type }: DashboardOwner,
  user: string,
): CapstanQuery<Waiting, WaitingQuery> {
  capstan.register(distributionRules)
  return recordQuery(capstan, {
    document: WaitingDocument,
    variables: { account: id, user, isIssuer: type === 'issuer' },
    select: readWaiting,
  })
}

function readWaiting(answer: WaitingQuery): Waiting {
  const status = rowsOf(answer.allImports)[0]?.status
  const rounds = rowsOf(answer.allRounds)
  return {
    invitations: answer.allBrokerAllocations?.totalCount ?? 0,
    unissued: {
      count: answer.allFullDistributions?.totalCount ?? 0,
      rounds: rounds.map(({ id, name }) => ({ id, name })),
      hasMore: (answer.allRounds?.totalCount ?? 0) > rounds.length,
    },
    unshared: {
      count: answer.allDocuments?.totalCount ?? 0,
      documents: rowsOf(answer.allDocuments).flatMap(readDocument),
    },
    contactImport: status === 'checked' || status === 'failed' ? status : undefined,
  }
}

type DocumentAnswer = NonNullable<NonNullable<WaitingQuery['allDocuments']>['nodes'][number]>

function readDocument({ name, securityId, holdingId }: DocumentAnswer): WaitingDocument[] {
  if (securityId !== null) return [{ name, on: 'security', id: securityId }]
  return holdingId === null ? [] : [{ name, on: 'holding', id: holdingId }]
}
