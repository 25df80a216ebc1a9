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
])
