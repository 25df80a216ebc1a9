import { mutantsIn } from './mutantsIn.ts'

/** Figures are exact: nothing is rounded but where it is said, and nothing passes through floating point. */
export const money = mutantsIn('core', 'packages/sdk-core/src', [
  {
    name: 'an amount buys the unit it only nearly pays for',
    file: 'features/invest/unitsFor.ts',
    find: "import { divideFloor } from '../../money/arithmetic'",
    replace: "import { divide } from '../../money/arithmetic'\nconst divideFloor = (a, b) => divide(a, b, 0)",
    test: 'features/invest/unitsFor.test.ts',
  },
  {
    name: 'paying too much counts as paying in full',
    file: 'features/portfolio/isPaidInFull.ts',
    find: '=== 0',
    replace: '<= 0',
    test: 'features/portfolio/figures.test.ts',
  },
  {
    name: 'nobody ever paid too much',
    file: 'features/portfolio/isPaidInFull.ts',
    find: '< 0',
    replace: '< -1',
    test: 'features/portfolio/figures.test.ts',
  },
  {
    name: 'what was deployed is left',
    file: 'features/portfolio/remainingCapital.ts',
    find: 'deployments.reduce(subtract, paidIn)',
    replace: 'paidIn',
    test: 'features/portfolio/figures.test.ts',
  },
  {
    name: 'nothing committed has a percentage',
    file: 'features/portfolio/percentPaid.ts',
    find: 'committed.isZero ? undefined : ',
    replace: '',
    test: 'features/portfolio/figures.test.ts',
  },
  {
    name: 'undeployed capital may be below nothing',
    file: 'features/portfolio/fundShare.ts',
    find: 'rest.isNegative ? Decimal.zero : rest',
    replace: 'rest',
    test: 'features/portfolio/figures.test.ts',
  },
  {
    name: 'the share of a fund forgets what was paid',
    file: 'features/portfolio/fundShare.ts',
    find: 'multiply(multiply(totalCapitalDeployed, units), paidIn)',
    replace: 'multiply(multiply(totalCapitalDeployed, units), committed)',
    test: 'features/portfolio/figures.test.ts',
  },
  {
    name: 'expected capital forgets what was paid',
    file: 'features/portfolio/expectedCapital.ts',
    find: 'subtract(multiply(units, price), paidIn)',
    replace: 'multiply(units, price)',
    test: 'features/portfolio/figures.test.ts',
  },
])
