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
    file: 'src/cache/HeldList.ts',
    find: 'for (const id of this.#rowsShowing(record))',
    replace: 'for (const id of this.#rowsShowing(record).slice(0, 1))',
    test: 'fuzz/indexAgainstScan.ts',
  },
  {
    name: 'a list is believed to be as new as a record that changed',
    file: 'src/cache/recordWork.ts',
    find: 'for (const hash of isSubject && holding.length > 0 ? holders.listsOf(record.__typename) : [])',
    replace: 'for (const hash of [])',
    test: 'fuzz/lateAnswers.ts',
  },
  {
    name: 'what is expected to go stays until it is gone',
    file: 'src/cache/createEntityIndex.ts',
    find: 'work.remove(changes, remove)',
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
    file: 'src/cache/recordWork.ts',
    find: 'for (const hash of holding) changes.update',
    replace: 'for (const hash of holding.slice(1)) changes.update',
    test: 'fuzz/oneFlush.ts',
  },
  {
    name: 'what is known of an answer outlives it',
    file: 'src/cache/followCache.ts',
    find: "if (event.type === 'removed') return reader.forget(event.query.queryHash)",
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
])
