import type { Mutant } from './Mutant.ts'

const sdk = 'packages/sdk-core'
const platform = 'packages/sandbox/src/platform/live'

interface ListMutant extends Pick<Mutant, 'name' | 'file' | 'find' | 'replace'> {
  /** The lists in which it shows: with fewer of them the campaign is quicker. */
  lists: string
  /** What else the campaign is told. */
  options?: readonly string[]
}

const mutants: readonly ListMutant[] = [
  // Who is told.
  {
    name: 'who showed a row is not told that it left',
    file: `${platform}/RowUpdate.ts`,
    find: 'new Set([...before, ...after])',
    replace: 'new Set([...before.slice(before.length), ...after])',
    lists: 'Everything',
  },
  {
    name: 'what changes while a window is open is not told',
    file: `${platform}/ListPushes.ts`,
    find: 'setTimeout(() => this.#push(key), within)',
    replace: 'setTimeout(() => this.#resting.delete(key) && this.#waiting.delete(key), within)',
    lists: 'Everything',
  },
  // What is asked, and what of it is shown.
  {
    name: 'rows are asked for without the filter of their list',
    file: `${sdk}/build/listPlans.ts`,
    find: 'filter ? `{ and: [${print(filter.value)}, ${byId}] }` : byId',
    replace: 'filter ? byId : byId',
    lists: 'Either',
  },
  {
    name: 'a row that left a list stays in it',
    file: `${sdk}/src/cache/rows/placeFoundRows.ts`,
    find: 'page.rows.filter(({ id }) => !asked.has(String(id)))',
    replace: 'page.rows',
    lists: 'Either',
  },
  {
    name: 'a list keeps the length it had',
    file: `${sdk}/src/cache/rows/fetchRows.ts`,
    find: 'total: total?.totalCount',
    replace: 'total: undefined',
    lists: 'Head',
  },
  {
    name: 'what belongs behind the last row of a head is put at its end',
    file: `${sdk}/src/cache/rows/placeFoundRows.ts`,
    find: 'at < others.length || isLast)',
    replace: 'at <= others.length || isLast)',
    lists: 'HeadOfFew',
    options: ['--every', '10'],
  },
  {
    name: 'a head may be shorter than it was asked to be',
    file: `${sdk}/src/cache/rows/placeFoundRows.ts`,
    find: 'rows.length < Math.min(first, expected) ? undefined : { rows, total }',
    replace: '{ rows, total }',
    lists: 'Head',
  },
  {
    name: 'a later page is merged as the first is',
    file: `${sdk}/src/cache/rows/placeFoundRows.ts`,
    find: 'page.offset > 0 || !isPlaced(placed)',
    replace: '!isPlaced(placed)',
    lists: 'Page',
  },
  {
    name: 'a row that left an earlier page is not missed',
    file: `${sdk}/src/cache/rows/replaceInPlace.ts`,
    find: 'page.offset > 0 ? asked.size : held.length',
    replace: 'page.offset < 0 ? asked.size : held.length',
    lists: 'Page',
    // With others that come after it a later page is mostly read again.
    options: ['--every', '1', '--during', '0'],
  },
  // What is read as a whole.
  {
    name: 'a list without a plan is left as it was',
    file: `${sdk}/src/cache/rows/createAnswerRefresh.ts`,
    find: 'if (!answer || !affected) return fullRefetchNeeded',
    replace: 'if (!answer || !affected) return { needsFullRefetch: false, lagging: [] }',
    lists: 'Condition,Everything',
  },
  {
    name: 'a list that is filtered by what changed is asked for one row',
    file: `${sdk}/src/cache/rows/createAnswerRefresh.ts`,
    find: ' && !isFilteredByType\n',
    replace: ' && (!isFilteredByType || isFilteredByType)\n',
    lists: 'RelationAlone',
    options: ['--kinds', 'names', '--every', '10', '--changes', '300'],
  },
  // Nothing is lost on the way.
  {
    name: 'what is told during a read is lost',
    file: `${sdk}/src/cache/rows/createAnswerRefresh.ts`,
    find: 'mayBeAffected(hash, job) && job.onMissed(job.changes)',
    replace: 'undefined',
    lists: 'Everything,Securities',
    options: ['--every', '10', '--during', '1'],
  },
  {
    name: 'what is told during a question is lost',
    file: `${sdk}/src/live/createTableRefetchQueue.ts`,
    find: 'if (state.pending) askAfter(table, delayOf(state))',
    replace: 'state.pending = undefined',
    lists: 'Everything',
  },
  {
    name: 'rows of a question that was lost are not asked for again',
    file: `${sdk}/src/live/createTableRefetchQueue.ts`,
    find: 'if (result.isFailed) return askAgain(table, asked, backoffMs(state.failures, environment.random))',
    replace: '',
    lists: 'Everything',
    options: ['--every', '10', '--changes', '300', '--lost', '0.3'],
  },
  {
    name: 'what was repeated counts more than what was told since',
    file: `${sdk}/src/live/createTableRefetchQueue.ts`,
    find: 'state.pending = merged(changes, state.pending)',
    replace: 'state.pending = merged(state.pending, changes)',
    lists: 'Rounds',
    options: ['--kinds', 'links', '--every', '10', '--changes', '600'],
  },
  {
    name: 'an answer of a replica that is late is taken as it is',
    file: `${sdk}/src/live/createTableRefetchQueue.ts`,
    find: 'if (state.isLagging) return askAgain(table, lagging, laggingDelayMs(lagging))',
    replace: '',
    lists: 'Everything',
    options: ['--engine', 'PostgreSQL', '--lag'],
  },
  {
    name: 'a list that is read to its end is read by offset',
    file: `${sdk}/src/client/allPages.ts`,
    find: `const page = { after: rows.at(-1)?.id ?? beforeFirst, first: pageSize }
      const connection = connectionOf(await client.ask(document, { ...variables, ...page }, { signal }))`,
    replace: `const page = { after: beforeFirst, first: pageSize }
      const text = document.toString().replace('first:$first', 'first:$first offset:' + rows.length)
      const connection = connectionOf(await client.ask({ toString: () => text }, { ...variables, ...page }, { signal }))`,
    lists: 'Portfolio',
    // On PGlite so many rows take minutes to make.
    options: ['--engine', 'PostgreSQL', '--rows', '2000', '--every', '2', '--changes', '60', '--during', '1'],
  },
  // What is told of as a whole.
  {
    name: 'a wall is not followed',
    file: `${sdk}/build/liveTypes.ts`,
    find: 'new Map([...tables, ...readModels, ...wholeTypes(schema)])',
    replace: 'new Map([...tables, ...readModels])',
    lists: 'Wall',
  },
  {
    name: 'readers of a wall are not told that an offering came or went',
    file: `${platform}/UpdateDispatcher.ts`,
    find: 'this.#lists.addAny(table, key)',
    replace: 'void key',
    lists: 'Wall',
  },
  // What rows show of other records.
  {
    name: 'a record inside rows stays as it was',
    file: `${sdk}/src/cache/rows/affectedRows.ts`,
    find: '[list.anyPositionShowing(record) ?? -1]',
    replace: '[]',
    lists: 'Everything',
    options: ['--kinds', 'names', '--every', '10', '--changes', '300'],
  },
  {
    name: 'a record inside a row is brought to that row alone',
    file: `${sdk}/src/cache/rows/refreshList.ts`,
    find: 'for (const record of changed) edits.update(hash, { record, isMutated: false })',
    replace: '',
    lists: 'Everything',
    options: ['--kinds', 'names', '--every', '10', '--changes', '300'],
  },
  {
    name: 'a new record inside a row is not looked for',
    file: `${sdk}/src/cache/rows/createAnswerRefresh.ts`,
    find: 'const others = exceptRows(parentRows, affected)',
    replace: 'const others = exceptRows(parentRows, parentRows)',
    lists: 'Addressed',
    options: ['--every', '10', '--added', '0.3'],
  },
]

/** The rules by which lists stay live (docs/decisions/0012), each removed; the campaign of the lists must see it. */
export const liveLists = mutants.map(({ lists, options = [], ...mutant }): Mutant => ({
  ...mutant,
  ...{ project: 'campaign', test: `${sdk}/fuzz/liveLists.ts`, options: ['--lists', lists, ...options] },
}))
