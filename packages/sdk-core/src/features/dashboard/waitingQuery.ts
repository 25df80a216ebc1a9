import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/answers'
import { recordQuery, type CapstanQuery } from '../../client/recordQuery'
import type { DashboardOwner } from './dashboardQueries'
import { WaitingDocument, type WaitingQuery } from './operations.generated'

/** What waits for a person of an issuer or a broker: each a number of records. */
export interface Waiting {
  /** Invitations to rounds that a broker has not answered. */
  invitations: number
  /** An issuer's closed investments of which nothing is issued. */
  unissued: number
  /** An issuer's documents that are shared with nobody. */
  unshared: number
  /** What became of the person's last import of contacts, where it goes no further without them. */
  contactImport?: 'checked' | 'failed'
}

/** What waits for a person, as it stands. */
export function waitingQuery(
  capstan: Capstan,
  { id, type }: DashboardOwner,
  user: string,
): CapstanQuery<Waiting, WaitingQuery> {
  return recordQuery(capstan, {
    document: WaitingDocument,
    variables: { account: id, user, isIssuer: type === 'issuer' },
    select: readWaiting,
  })
}

function readWaiting(answer: WaitingQuery): Waiting {
  const status = rowsOf(answer.allImports)[0]?.status
  return {
    invitations: answer.allBrokerAllocations?.totalCount ?? 0,
    unissued: answer.allDistributions?.totalCount ?? 0,
    unshared: answer.allDocuments?.totalCount ?? 0,
    contactImport: status === 'checked' || status === 'failed' ? status : undefined,
  }
}
