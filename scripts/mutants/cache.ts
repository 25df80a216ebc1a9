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
    find: '(root as unknown[]).slice()',
    replace: 'structuredClone(root as unknown[])',
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
])
