import { mutantsIn } from './mutantsIn.ts'

/** Every screen shows the same record, and the newest. */
export const cache = mutantsIn('core', 'packages/sdk-core/src/cache', [
  {
    name: 'a late answer overwrites a newer one',
    file: 'createFreshness.ts',
    find: 'known.departed > departed ? known.record : undefined',
    replace: 'false ? known?.record : undefined',
    test: 'createFreshness.test.ts',
  },
  {
    name: 'an older version overwrites a newer one',
    file: 'mergeEntity.ts',
    find: 'if (isOlder(update, held))',
    replace: 'if (false)',
    test: 'createEntityIndex.test.ts',
  },
  {
    name: 'what was deleted stays where it was shown',
    file: 'applyWrite.ts',
    find: '/^(delete|remove)/.test(name)',
    replace: 'false',
    test: 'createEntityIndex.test.ts',
  },
  {
    name: 'a count still counts what was deleted',
    file: 'withoutEntity.ts',
    find: 'totalCount: totalCount - gone',
    replace: 'totalCount',
    test: 'createEntityIndex.test.ts',
  },
  {
    name: 'a change makes new objects of rows it does not touch',
    file: 'setAt.ts',
    find: '(value as unknown[]).slice()',
    replace: 'structuredClone(value as unknown[])',
    test: 'createEntityIndex.test.ts',
  },
  {
    name: 'no list asks for what was created',
    file: 'applyWrite.ts',
    find: 'index.staleLists(typename).catch(() => {})',
    replace: 'void typename',
    test: 'createEntityIndex.test.ts',
  },
  {
    name: 'a page is not asked again that lost a row',
    file: 'createChanges.ts',
    find: 'if (without.isUndecided) stale.add(hash)',
    replace: '',
    test: 'createEntityIndex.test.ts',
  },
  {
    name: 'a cancelled request puts back what was changed meanwhile',
    file: 'followCache.ts',
    find: 'if (isUndone) write(query, known)',
    replace: 'if (false) write(query, known)',
    test: 'createEntityIndex.test.ts',
  },
  {
    name: 'a row is looked for only where it once stood',
    file: 'RowPlaces.ts',
    find: 'if (near !== undefined) return [near]',
    replace: 'return near === undefined ? [] : [near]',
    test: 'createEntityIndex.test.ts',
  },
  {
    name: 'only one of two copies of a row is brought up to date',
    file: 'RowPlaces.ts',
    find: 'if (this.#hasTwins) return',
    replace: 'if (false) return',
    test: 'createEntityIndex.test.ts',
  },
  {
    name: 'a row is still found by what it no longer refers to',
    file: 'createChanges.ts',
    find: 'if (links.areOthers) list.relink(before, row)',
    replace: '',
    test: 'createEntityIndex.test.ts',
  },
])
