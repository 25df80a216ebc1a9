import type { RequestContext } from '../../http/requestContext.ts'
import type { RowsChange } from '../Change.ts'
import type { ChangedRow } from '../sockets/PushFrame.ts'

/** An update of a row, with the ids of the accounts and persons it concerns. */
export interface RowUpdate {
  table: string
  id: string
  version: number
  /** The last version readable by viewers that no longer see the row. */
  lastVersion: number
  /** The viewers that are notified. */
  concerned: ReadonlySet<string>
  /** The viewers that see the row now. */
  seers: ReadonlySet<string>
  /** The viewers that may not have seen it before. */
  newcomers: ReadonlySet<string>
}

/** The user and the account that a socket acts for. */
export type Viewer = Pick<RequestContext, 'userId' | 'accountId'> &
  Partial<Pick<RequestContext, 'accountType'>>

/** The account and the person of a viewer, as far as there are. */
export const idsOf = ({ accountId, userId }: Viewer): string[] =>
  [accountId, userId].filter((id) => typeof id === 'string')

/**
 * Returns the keys that a viewer is notified under: their ids, and the type of their account, which stands for all accounts of
 * it.
 */
export const namesOf = (viewer: Viewer): string[] => [
  ...idsOf(viewer),
  ...(viewer.accountType ? [viewer.accountType] : []),
]

/** The updates of rows that are seen by their own columns alone. */
export function updatesOf({ table, rows, after, before = after }: RowsChange): RowUpdate[] {
  const seers = new Set(after)
  const concerned = new Set([...before, ...after])
  const sight = { concerned, seers, newcomers: newcomersTo(seers, new Set(before)) }
  return rows.map(([id, version]) => ({ table, id, version, lastVersion: version - 1, ...sight }))
}

/** Returns the viewers that see a row and did not see it before. */
export const newcomersTo = (seers: ReadonlySet<string>, before: ReadonlySet<string>): Set<string> =>
  new Set([...seers].filter((id) => !before.has(id)))

/** Returns the update of a row for a viewer; undefined when it does not concern them. */
export function changeFor({ userId, accountId }: Viewer, update: RowUpdate): ChangedRow | undefined {
  const is = (ids: ReadonlySet<string>) => ids.has(accountId ?? '') || ids.has(userId ?? '')
  if (!is(update.concerned)) return undefined
  if (!is(update.seers)) return [update.id, update.lastVersion, 1]
  return is(update.newcomers) ? [update.id, update.version, 0] : [update.id, update.version]
}
