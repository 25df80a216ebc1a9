import type { Mutant } from './Mutant.ts'

const sdk = 'packages/sdk-core'
const platform = 'packages/sandbox/src/platform/live'

/** The rules by which lists stay live (docs/decisions/0012), each removed; the campaign of the lists must see it. */
export const liveLists: readonly Mutant[] = [
  // Who is told.
  mutant(
    'who showed a row is not told that it left',
    `${platform}/News.ts`,
    'new Set([...before, ...after])',
    'new Set([...before.slice(before.length), ...after])',
  ),
  mutant(
    'what changes while a window is open is not told',
    `${platform}/ListPushes.ts`,
    'setTimeout(() => this.#push(key), within)',
    'setTimeout(() => this.#resting.delete(key) && this.#waiting.delete(key), within)',
  ),
  // What is asked, and what of it is shown.
  mutant(
    'rows are asked for without the filter of their list',
    `${sdk}/build/listPlans.ts`,
    'filter ? `{ and: [${print(filter.value)}, ${byId}] }` : byId',
    'filter ? byId : byId',
  ),
  mutant(
    'a row that left a list stays in it',
    `${sdk}/src/cache/rows/placeFoundRows.ts`,
    'page.rows.filter(({ id }) => !asked.has(String(id)))',
    'page.rows',
  ),
  mutant(
    'a list keeps the length it had',
    `${sdk}/src/cache/rows/fetchRows.ts`,
    'total: total?.totalCount',
    'total: undefined',
  ),
  mutant(
    'what belongs behind the last row of a head is put at its end',
    `${sdk}/src/cache/rows/placeFoundRows.ts`,
    'at < others.length || isLast)',
    'at <= others.length || isLast)',
  ),
  mutant(
    'a head may be shorter than it was asked to be',
    `${sdk}/src/cache/rows/placeFoundRows.ts`,
    'rows.length < Math.min(first, expected) ? undefined : { rows, total }',
    '{ rows, total }',
  ),
  mutant(
    'a later page is merged as the first is',
    `${sdk}/src/cache/rows/placeFoundRows.ts`,
    'page.offset > 0 || !isPlaced(placed)',
    '!isPlaced(placed)',
  ),
  // What is read as a whole.
  mutant(
    'a list without a plan is left as it was',
    `${sdk}/src/cache/rows/createAnswerRefresh.ts`,
    'if (!answer || !affected) return fullRefetchNeeded',
    'if (!answer || !affected) return { needsFullRefetch: false, lagging: [] }',
  ),
  mutant(
    'a list that is filtered by what changed is asked for one row',
    `${sdk}/src/cache/rows/createAnswerRefresh.ts`,
    ' && !isFilteredByType\n',
    ' && (!isFilteredByType || isFilteredByType)\n',
  ),
  // Nothing is lost on the way.
  mutant(
    'what is told during a read is lost',
    `${sdk}/src/cache/rows/createAnswerRefresh.ts`,
    'mayBeAffected(hash, job) && job.onMissed(job.changes)',
    'undefined',
  ),
  mutant(
    'what is told during a question is lost',
    `${sdk}/src/live/createTableRefetchQueue.ts`,
    'if (state.pending) askAfter(table, delayOf(state))',
    'state.pending = undefined',
  ),
  mutant(
    'rows of a question that was lost are not asked for again',
    `${sdk}/src/live/createTableRefetchQueue.ts`,
    'if (result.isFailed) return askAgain(table, asked, backoff(state.failures, environment.random))',
    '',
  ),
  mutant(
    'what was repeated counts more than what was told since',
    `${sdk}/src/live/createTableRefetchQueue.ts`,
    'state.pending = merged(changes, state.pending)',
    'state.pending = merged(state.pending, changes)',
  ),
  // What rows show of other records.
  mutant(
    'a record inside rows stays as it was',
    `${sdk}/src/cache/rows/affectedRows.ts`,
    '[list.anyPositionShowing(record) ?? -1]',
    '[]',
  ),
  mutant(
    'a record inside a row is brought to that row alone',
    `${sdk}/src/cache/rows/refreshList.ts`,
    'for (const record of changed) edits.update(hash, { record, isMutated: false })',
    '',
  ),
  mutant(
    'a new record inside a row is not looked for',
    `${sdk}/src/cache/rows/createAnswerRefresh.ts`,
    'exceptRows(parentRows, affected), job)',
    'exceptRows(parentRows, parentRows), job)',
  ),
]

function mutant(name: string, file: string, find: string, replace: string): Mutant {
  return { ...{ name, file, find, replace }, project: 'campaign', test: `${sdk}/fuzz/liveLists.ts` }
}
