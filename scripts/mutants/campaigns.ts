import { mutantsIn } from './mutantsIn.ts'

/** Campaigns find what is broken, each at least one thing that nothing else was asked about here. */
export const campaigns = mutantsIn('campaign', 'packages/sdk-core', [
  {
    name: 'equals stand upwards in a list that goes downwards',
    file: 'src/cache/lists/orderOf.ts',
    find: 'sign: known[0]?.sign ?? 1',
    replace: 'sign: 1 as const',
    test: 'fuzz/listsAgainstPlatform.ts',
  },
  {
    name: 'a record is brought up to date in the first row that shows it only',
    file: 'src/cache/IndexedList.ts',
    find: 'for (const id of this.#rowsShowing(record))',
    replace: 'for (const id of this.#rowsShowing(record).slice(0, 1))',
    test: 'fuzz/indexAgainstScan.ts',
  },
  {
    name: 'a list is believed to be as new as a record that changed',
    file: 'src/cache/createRecordUpdater.ts',
    find: 'for (const hash of isMutated ? answerIndex.queriesWithLists(record.__typename) : [])',
    replace: 'for (const hash of [])',
    test: 'fuzz/lateAnswers.ts',
  },
  {
    name: 'what is expected to go stays until it is gone',
    file: 'src/cache/createEntityIndex.ts',
    find: 'editor?.remove(remove)',
    replace: '',
    test: 'fuzz/rollback.ts',
  },
  {
    name: 'JSON that looks like a record goes with it',
    file: 'src/cache/withoutEntity.ts',
    find: " || (!isTop && typeof value.__typename !== 'string')",
    replace: '',
    test: 'fuzz/hostileWords.ts',
  },
  {
    name: 'one answer is brought up to date after the others',
    file: 'src/cache/createRecordUpdater.ts',
    find: 'for (const hash of holding) edits.update',
    replace: 'for (const hash of holding.slice(1)) edits.update',
    test: 'fuzz/oneFlush.ts',
  },
  {
    name: 'what is known of an answer outlives it',
    file: 'src/cache/followCache.ts',
    find: "if (event.type === 'removed') return listener.onRemoved(event.query.queryHash)",
    replace: "if (event.type === 'removed') return",
    test: 'fuzz/memory.ts',
  },
  {
    name: 'what one account wrote comes into the cache of the next',
    file: 'src/createCapstan.ts',
    find: 'if (settings.account !== before) forgetAnswers()',
    replace: 'if (settings.account !== before) void queryClient.cancelQueries()',
    test: 'fuzz/otherAccount.ts',
  },
  {
    name: 'after a drop only what is pushed from then on is asked for',
    file: 'src/live/createFrameHandler.ts',
    find: 'for (const id of frame.ids) markChanged(frame.table, id)',
    replace: '',
    test: 'fuzz/liveDrops.ts',
  },
  {
    name: 'every push is a question',
    file: 'src/live/createCatchUp.ts',
    find: 'const batchDelayMs = 20',
    replace: 'const batchDelayMs = 0',
    test: 'fuzz/liveDrops.ts',
  },
  {
    name: 'a frame that is no object is read',
    file: 'src/live/readFrame.ts',
    find: 'if (!isObject(frame)) return undefined',
    replace: '',
    test: 'fuzz/liveFrames.ts',
  },
  {
    name: 'a record nobody follows is asked for when it is pushed',
    file: 'src/live/createFrameHandler.ts',
    find: 'if (!followed.isActive(table, id)) return',
    replace: '',
    test: 'fuzz/liveFrames.ts',
  },
  {
    name: 'the platform is not told who left',
    file: 'src/live/createFollowedRecords.ts',
    find: "...framesOf('unsubscribe', removed),",
    replace: '',
    test: 'fuzz/liveModel.ts',
  },
  {
    name: 'what a drop met on its way is lost',
    file: 'src/live/createCatchUp.ts',
    find: 'record.needsRefetch ||= !answer || isStale',
    replace: 'record.needsRefetch ||= isStale',
    test: 'fuzz/liveModel.ts',
  },
  ...rowsOfLists([
    [
      'a row that left a list stays in it',
      'mergeRows.ts',
      'page.rows.filter(({ id }) => !asked.has(String(id)))',
      'page.rows',
    ],
    ['a list keeps the length it had', 'askRows.ts', 'total: total?.totalCount', 'total: undefined'],
    ['a record inside rows stays as it was', 'affectedRows.ts', '[list.firstPosition(record) ?? -1]', '[]'],
  ]),
])

function rowsOfLists(all: [name: string, file: string, find: string, replace: string][]) {
  return all.map(([name, file, find, replace]) => ({
    ...{ name, find, replace },
    file: `src/cache/rows/${file}`,
    test: 'fuzz/liveLists.ts',
  }))
}
