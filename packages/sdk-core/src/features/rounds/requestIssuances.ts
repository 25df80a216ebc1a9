import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import type { MutateRequest } from '../../client/Client'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { newId } from '../../events/newId'
import {
  RequestedIssuancesDocument,
  RequestIssuancesDocument,
  type RequestedIssuanceFragment,
} from './operations.generated'

/** The result of a request to issue. */
export interface RequestedIssuance {
  id: string
  /** requested, then approved or rejected. */
  status: string | null
  /** Why the transfer agent rejected it. */
  note: string | null
}

/** The maximum number of issuances in one request. */
export const mostIssuances = 1000

/**
 * Asks the transfer agent to issue closed distributions; they are locked from here on.
 *
 * @throws CapstanError `over_issued` where not that many units are left, `already_requested`, `not_issuable`
 */
export async function requestIssuances(
  capstan: Capstan,
  ids: readonly string[],
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<void> {
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const submission = {
    operation: 'requestIssuances',
    idempotencyKey,
    once: `issuance ${ids.toSorted().join(' ')}`,
  }
  const input = { distributionIds: [...ids] }
  await capstan.client.mutate(RequestIssuancesDocument, { input }, submission)
}

type Answer = AllPagesAnswer<{ issuances: RequestedIssuanceFragment }>

/** Returns the query for the state of distributions whose issuance was requested. */
export function issuancesQuery(
  capstan: Capstan,
  ids: readonly string[],
): CapstanQuery<readonly RequestedIssuance[], Answer> {
  const issuances = allPages(
    RequestedIssuancesDocument,
    { requested: ids.toSorted() },
    (answer) => answer.allDistributions,
  )
  return allPagesQuery(capstan, { issuances }, readIssuances)
}

function readIssuances({ issuances }: Answer): readonly RequestedIssuance[] {
  return (issuances?.nodes ?? []).map(({ id, issuanceStatus, issuanceNote }) => ({
    id,
    status: issuanceStatus,
    note: issuanceNote,
  }))
}
