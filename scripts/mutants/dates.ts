import { mutantsIn } from './mutantsIn.ts'

/** A day is a day: the same for every reader, and never in the future where that cannot be. */
export const dates = mutantsIn('core', 'packages/sdk-core/src', [
  {
    name: 'a date of birth may lie in the future',
    file: 'features/onboarding/setupChecks.ts',
    find: '!parsed.ok || String(parsed.value) <= today',
    replace: 'true',
    test: 'features/onboarding/setupSchemas.test.ts',
  },
  {
    name: 'nothing may have been formed today',
    file: 'features/onboarding/setupChecks.ts',
    find: 'String(parsed.value) <= today',
    replace: 'String(parsed.value) < today',
    test: 'features/onboarding/setupSchemas.test.ts',
  },
  {
    name: 'units vest before the cliff',
    file: 'features/securities/vestedUnits.ts',
    find: ' || period < cliff',
    replace: '',
    test: 'features/securities/vesting.test.ts',
  },
  {
    name: 'the last period leaves what rounding took',
    file: 'features/securities/vestedUnits.ts',
    find: 'if (period >= periods) return units',
    replace: '',
    test: 'features/securities/vesting.test.ts',
  },
  {
    name: 'vesting is counted from month to month',
    file: 'features/securities/vestingEvents.ts',
    find: 'vestsOn: addMonths(startsOn, endPeriod)',
    replace: 'vestsOn: addMonths(addMonths(startsOn, endPeriod - 1), 1)',
    test: 'features/securities/vesting.test.ts',
  },
  {
    name: 'a cliff may be longer than its schedule',
    file: 'features/securities/vestingEvents.ts',
    find: ' || cliff > periods',
    replace: '',
    test: 'features/securities/vesting.test.ts',
  },
  {
    name: 'a schedule goes on after its last period',
    file: 'features/securities/vestingPeriod.ts',
    find: 'Math.min(periods, ',
    replace: 'Math.max(0, ',
    test: 'features/securities/vesting.test.ts',
  },
  {
    name: 'a debt of two and a half years matures after two',
    file: 'features/securities/maturesOn.ts',
    find: 'divideFloor(multiply(term, twelve), new Decimal(1n, 0)).value',
    replace: 'multiply(divideFloor(term, new Decimal(1n, 0)), twelve).value',
    test: 'features/securities/maturesOn.test.ts',
  },
  {
    name: 'a debt past its day has years left below nothing',
    file: 'features/securities/maturesOn.ts',
    find: 'Math.max(0, monthsBetween(asOf, maturity))',
    replace: 'monthsBetween(asOf, maturity)',
    test: 'features/securities/maturesOn.test.ts',
  },
])
