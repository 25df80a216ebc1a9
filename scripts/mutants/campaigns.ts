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
])
