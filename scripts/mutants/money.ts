import { mutantsIn } from './mutantsIn.ts'

/** Figures are exact: nothing is rounded but where it is said, and nothing passes through floating point. */
export const money = mutantsIn('core', 'packages/sdk-core/src', [
  {
    name: 'a quotient below zero is rounded towards zero instead of down',
    file: 'money/arithmetic.ts',
    find: 'isRoundedUp ? quotient - 1n : quotient',
    replace: 'quotient',
    test: 'money/arithmetic.test.ts',
  },
  {
    name: 'half a cent is rounded down',
    file: 'money/arithmetic.ts',
    find: '(size * 2n + by) / (by * 2n)',
    replace: 'size / by',
    test: 'money/arithmetic.test.ts',
  },
  {
    name: 'a product loses the decimals of one factor',
    file: 'money/arithmetic.ts',
    find: 'a.scale + b.scale)',
    replace: 'a.scale)',
    test: 'money/arithmetic.test.ts',
  },
  {
    name: 'two amounts are added without bringing them to the same scale',
    file: 'money/arithmetic.ts',
    find: 'const scale = Math.max(a.scale, b.scale)',
    replace: 'const scale = a.scale',
    test: 'money/arithmetic.test.ts',
  },
  {
    name: 'a number with an exponent is read',
    file: 'money/decimal.ts',
    find: '(?:\\.(\\d{1,60}))?$/',
    replace: '(?:\\.(\\d{1,60}))?(?:e\\d+)?$/',
    test: 'money/decimal.test.ts',
  },
  {
    name: 'more decimals than are stored are taken',
    file: 'money/decimal.ts',
    find: 'whole === undefined || fraction.length > places',
    replace: 'whole === undefined',
    test: 'money/decimal.test.ts',
  },
  {
    name: 'thousands are not told apart',
    file: 'money/formatDecimal.ts',
    find: "style.separator ?? ','",
    replace: "style.separator ?? ''",
    test: 'money/formats.test.ts',
  },
  {
    name: 'money of a whole number is shown without cents',
    file: 'money/formatMoney.ts',
    find: 'min: 2',
    replace: 'min: 0',
    test: 'money/formats.test.ts',
  },
  {
    name: 'an amount buys the unit it only nearly pays for',
    file: 'invest/unitsFor.ts',
    find: "import { divideFloor } from '../money/arithmetic'",
    replace: "import { divide } from '../money/arithmetic'\nconst divideFloor = (a, b) => divide(a, b, 0)",
    test: 'invest/unitsFor.test.ts',
  },
  {
    name: 'paying too much counts as paying in full',
    file: 'portfolio/isPaidInFull.ts',
    find: '=== 0',
    replace: '<= 0',
    test: 'portfolio/figures.test.ts',
  },
])
