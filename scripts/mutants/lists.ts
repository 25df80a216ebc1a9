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
    find: 'return isLastPage(page) ? withoutRow(row, page.rows) : undefined',
    replace: 'return withoutRow(row, page.rows)',
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
    find: "if (reader.skipTo('{').includes('=')) return undefined",
    replace: "reader.skipTo('{')",
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
    find: 'const from = at * (places.length === 1 ? 0 : size)',
    replace: 'const from = 0',
    test: 'lists/keptLists.test.ts',
  },
])
