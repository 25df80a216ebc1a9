import { mutantsIn } from './mutantsIn.ts'

/** What a portfolio sums up, and what it leaves out. */
export const portfolio = mutantsIn('core', 'packages/sdk-core/src/features/portfolio', [
  {
    name: 'an issued investment counts twice',
    file: 'portfolioRows.ts',
    find: "distribution.issuanceStatus !== 'approved'",
    replace: 'true',
    test: 'portfolioRows.test.ts',
  },
  {
    name: 'assets stand in the order they come in',
    file: 'portfolioRows.ts',
    find: '.sort((a, b) => a.asset.localeCompare(b.asset))',
    replace: '',
    test: 'portfolioRows.test.ts',
  },
  {
    name: 'an asset shows the status of its first investment',
    file: 'portfolioRows.ts',
    find: 'values.every((value) => value === values[0]) ? values[0] : undefined',
    replace: 'values[0]',
    test: 'portfolioRows.test.ts',
  },
  {
    name: 'an asset shows the last of its figures for their sum',
    file: 'assetFigures.ts',
    find: 'numbers.reduce(add)',
    replace: 'numbers.at(-1)',
    test: 'portfolioRows.test.ts',
  },
  {
    name: 'an investment that failed counts among the units',
    file: 'portfolioColumns.ts',
    find: 'isCounted: ({ isFailed }) => !isFailed',
    replace: 'isCounted: () => true',
    test: 'portfolioColumns.test.ts',
  },
  {
    name: 'two assets of one name are one',
    file: 'portfolioColumns.ts',
    find: 'groupKey: ({ assetId }) => assetId',
    replace: 'groupKey: ({ asset }) => asset',
    test: 'portfolioColumns.test.ts',
  },
  {
    name: 'every investment is drawn anew whenever one changes',
    file: 'portfolioRows.ts',
    find: 'rows.get(record) ?? rowOf(record)',
    replace: 'rowOf(record)',
    test: 'portfolioRows.test.ts',
  },
  {
    name: 'cost basis is the sum of the prices',
    file: 'costBasis.ts',
    find: 'BigInt(purchasePrices.length)',
    replace: '1n',
    test: 'figures.test.ts',
  },
  {
    name: 'an open investment is called open',
    file: 'statusWord.ts',
    find: "status === 'open' ? 'Onboarding' : ",
    replace: '',
    test: 'portfolioRows.test.ts',
  },
])
