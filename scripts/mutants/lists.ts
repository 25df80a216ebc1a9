import { mutantsIn } from './mutantsIn.ts'

/** Of the lists that are kept in step with their records. */
export const lists = mutantsIn('core', 'packages/sdk-core/src/cache', [
  {
    name: 'an empty column fails a filter instead of being unknown',
    file: 'lists/passesFilter.ts',
    find: 'if (isEmpty) return null',
    replace: 'if (isEmpty) return false',
    test: 'lists/passesFilter.test.ts',
  },
  {
    name: 'a range of texts is guessed',
    file: 'lists/passesFilter.ts',
    find: 'id: equality, text: equality',
    replace: 'id: equality, text: ordered',
    test: 'lists/passesFilter.test.ts',
  },
  {
    name: 'a row at the top of a later page is taken in',
    file: 'lists/placeRow.ts',
    find: 'if (at === undefined || (at === 0 && offset > 0)) return undefined',
    replace: 'if (at === undefined) return undefined',
    test: 'lists/settleList.test.ts',
  },
  {
    name: 'a gap in a full page stays',
    file: 'lists/placeRow.ts',
    find: 'return isLastPage(page) ? withoutRow(row, page) : undefined',
    replace: 'return withoutRow(row, page)',
    test: 'lists/settleList.test.ts',
  },
  {
    name: 'a row before the page pulls nothing along',
    file: 'lists/settleList.ts',
    find: ' || isBehind(before, page, order) !== true',
    replace: '',
    test: 'lists/settleList.test.ts',
  },
  {
    name: 'ties are not decided by id',
    file: 'lists/orderOf.ts',
    find: "[...known, { column: 'id', kind: 'id' as const, sign: known[0]?.sign ?? 1 }]",
    replace: 'known',
    test: 'lists/settleList.test.ts',
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
    file: 'HeldList.ts',
    find: 'this.#places.add(String(row.id), at)',
    replace: '',
    test: 'lists/keptLists.test.ts',
  },
  {
    name: 'a page of an endless list starts where the first does',
    file: 'lists/keptLists.ts',
    find: 'rows.slice(at * size, (at + 1) * size)',
    replace: 'rows.slice(0, size)',
    test: 'lists/readPage.test.ts',
  },
  {
    name: 'a row that a known list holds is not found',
    file: 'lists/placeRow.ts',
    find: 'if (find) return find(id)',
    replace: 'if (find) return undefined',
    test: 'lists/keptLists.test.ts',
  },
  {
    name: 'a row that was pushed off a page is still held',
    file: 'rowDifference.ts',
    find: 'return [isPushedOut && isEntity(left) ? [...gone, left] : gone, come]',
    replace: 'return [gone, come]',
    test: 'rowDifference.test.ts',
  },
])
