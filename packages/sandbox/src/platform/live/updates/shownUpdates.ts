import { type FoundRow, findRows } from './findRows.ts'
import { linkedViewers } from './linkedViewers.ts'
import type { LinkedUpdates, UpdateParts } from './UpdateParts.ts'
import type { Links } from './linksOf.ts'
import { dependencyUpdate } from './dependencyUpdate.ts'

/** Returns the updates of rows that show other rows, for viewers who gained or lost a link to the shown rows. */
export async function shownUpdates(
  { shown, gained, lost }: Links,
  { db, tables }: UpdateParts,
): Promise<Pick<LinkedUpdates, 'updates' | 'any'>> {
  if (shown.size === 0) return { updates: [], any: [] }
  const linkedAnew = new Set([...gained.values(), ...lost.values()].flatMap((each) => [...each]))
  const viewers = [...linkedAnew]
  const leads = Array.from(shown, ([dependency, ids]) => ({ dependency, keys: [...ids] }))
  const found = await findRows(db, leads, { tables, viewers })
  const linked = await linkedViewers(
    db,
    found.rows.flatMap(({ keys }) => keys),
    viewers,
  )
  const concerned = ({ keys }: Pick<FoundRow, 'keys'>) =>
    new Set(keys.flatMap((key) => [...(linked.get(key) ?? [key])]).filter((key) => linkedAnew.has(key)))
  const any = leads
    .filter(({ dependency }) => found.many.some((one) => one.dependency === dependency.dependency))
    .map(({ dependency }) => ({ table: dependency.dependent, viewers: linkedAnew }))
  return { updates: found.rows.map((row) => dependencyUpdate(row, concerned(row))), any }
}
