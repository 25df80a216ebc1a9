import { mutantsIn } from './mutantsIn.ts'

/** Of the lists that are kept in step with their records. */
export const lists = mutantsIn('core', 'packages/sdk-core/src/cache', [
  {
    name: 'an empty column fails a filter instead of being unknown',
    file: 'lists/matchesFilter.ts',
    find: 'if (isEmpty) return null',
    replace: 'if (isEmpty) return false',
    test: 'lists/matchesFilter.test.ts',
  },
  {
    name: 'a range of texts is guessed',
    file: 'lists/matchesFilter.ts',
    find: 'id: equality, text: equality',
    replace: 'id: equality, text: ordered',
    test: 'lists/matchesFilter.test.ts',
  },
  {
    name: 'a row at the top of a later page is taken in',
    file: 'lists/pageRows.ts',
    find: 'if (at === undefined || (at === 0 && offset > 0)) return undefined',
    replace: 'if (at === undefined) return undefined',
    test: 'lists/updatePage.test.ts',
  },
  {
    name: 'a gap in a full page stays',
    file: 'lists/pageRows.ts',
    find: 'return isLastPage(page) ? withoutRow(row, page) : undefined',
    replace: 'return withoutRow(row, page)',
    test: 'lists/updatePage.test.ts',
  },
  {
    name: 'a row before the page pulls nothing along',
    file: 'lists/updatePage.ts',
    find: ' || isAfterPage(before, page, order) !== true',
    replace: '',
    test: 'lists/updatePage.test.ts',
  },
  {
    name: 'ties are not decided by id',
    file: 'lists/orderOf.ts',
    find: "[...known, { column: 'id', kind: 'id' as const, sign: known[0]?.sign ?? 1 }]",
    replace: 'known',
    test: 'lists/updatePage.test.ts',
  },
  {
    name: 'a default of a variable is overlooked',
    file: 'lists/readSelection.ts',
    find: "part.inside.includes('=')",
    replace: 'false',
    test: 'lists/readSelection.test.ts',
  },
  {
    name: 'a row that came into a list is not found in it',
    file: 'IndexedList.ts',
    find: 'this.#positions.add(String(row.id), at)',
    replace: '',
    test: 'lists/syncedLists.test.ts',
  },
  {
    name: 'a page of an endless list starts where the first does',
    file: 'lists/syncedLists.ts',
    find: 'rows.slice(at * size, (at + 1) * size)',
    replace: 'rows.slice(0, size)',
    test: 'lists/readPage.test.ts',
  },
  {
    name: 'a row that a known list holds is not found',
    file: 'lists/pageRows.ts',
    find: 'if (positionOf) return positionOf(id)',
    replace: 'if (positionOf) return undefined',
    test: 'lists/syncedLists.test.ts',
  },
  {
    name: 'a row that was pushed off a page is still held',
    file: 'rowDifference.ts',
    find: 'return [isPushedOut && isEntity(last) ? [...removed, last] : removed, added]',
    replace: 'return [removed, added]',
    test: 'rowDifference.test.ts',
  },
])
