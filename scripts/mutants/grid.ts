import { mutantsIn } from './mutantsIn.ts'

/** Of the grid without its looks, and of CSV. */
export const grid = mutantsIn('core', 'packages/sdk-core/src', [
  {
    name: 'a cell may begin like a formula',
    file: 'grid/formulaGuard.ts',
    find: "return risky.test(text) ? `'${text}` : text",
    replace: 'return text',
    test: 'grid/writeCsv.test.ts',
  },
  {
    name: 'quotes inside a cell are not doubled',
    file: 'grid/writeCsv.ts',
    find: `.replaceAll('"', '""')`,
    replace: '',
    test: 'grid/writeCsv.test.ts',
  },
  {
    name: 'what claims to be a number is written as it is',
    file: 'grid/writeCsv.ts',
    find: "kind === 'number' && plainNumber.test(text)",
    replace: "kind === 'number'",
    test: 'grid/writeCsv.test.ts',
  },
  {
    name: 'a quote inside a plain cell is taken',
    file: 'grid/readCsvCell.ts',
    find: `text[end] === '"' ? quoteInside : undefined`,
    replace: 'undefined',
    test: 'grid/readCsv.test.ts',
  },
  {
    name: 'rows with too few cells are taken',
    file: 'grid/readCsv.ts',
    find: 'row.length === wanted',
    replace: 'row.length <= wanted',
    test: 'grid/readCsv.test.ts',
  },
  {
    name: 'numbers that a float cannot tell apart are equal',
    file: 'grid/sortRows.ts',
    find: 'left === right ? sign * exactly(texts[a], texts[b]) : ',
    replace: '',
    test: 'grid/gridRows.test.ts',
  },
  {
    name: 'empty cells come first when sorted downwards',
    file: 'grid/sortRows.ts',
    find: 'if (missing !== 0 || Number.isNaN(left)) return missing',
    replace: 'if (missing !== 0 || Number.isNaN(left)) return sign * missing',
    test: 'grid/gridRows.test.ts',
  },
  {
    name: 'whatever is stored arranges a grid',
    file: 'grid/createGridPreferences.ts',
    find: 'value >= narrowest && ',
    replace: '',
    test: 'grid/createGridPreferences.test.ts',
  },
  {
    name: 'texts are compared by their 16-bit units',
    file: 'order/compareText.ts',
    find: 'return unit < 0xe000 ? unit + 0x2000 : unit - 0x800',
    replace: 'return unit',
    test: 'order/compareText.test.ts',
  },
  {
    name: 'a grid shows more rows than it can',
    file: 'grid/gridPage.ts',
    find: 'totalCount > mostGridRows ? undefined : ',
    replace: '',
    test: 'grid/gridPage.test.ts',
  },
  {
    name: 'every page is the first',
    file: 'grid/gridPage.ts',
    find: 'offset: loaded',
    replace: 'offset: 0',
    test: 'grid/gridPage.test.ts',
  },
  {
    name: 'a list is filtered by what stands anywhere',
    file: 'order/startsWithText.ts',
    find: '.startsWith(',
    replace: '.includes(',
    test: 'order/startsWithText.test.ts',
  },
])
