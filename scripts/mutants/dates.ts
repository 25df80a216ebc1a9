import { mutantsIn } from './mutantsIn.ts'

/** A day is a day: the same for every reader, and never in the future where that cannot be. */
export const dates = mutantsIn('core', 'packages/sdk-core/src', [
  {
    name: 'today is the day of Greenwich',
    file: 'dates/today.ts',
    find: 'day: now.getDate()',
    replace: 'day: now.getUTCDate()',
    test: 'dates/today.test.ts',
  },
  {
    name: 'a day is read as an instant, and shifts with the zone of the reader',
    file: 'dates/day.ts',
    find: 'day: Number(match[3]) }\n',
    replace: 'day: new Date(text).getDate() }\n',
    test: 'dates/formatDay.test.ts',
  },
  {
    name: 'the year 1900 has a 29 February',
    file: 'dates/day.ts',
    find: '(year % 100 !== 0 || year % 400 === 0)',
    replace: 'true',
    test: 'dates/day.test.ts',
  },
  {
    name: 'the eleventh is written 11st',
    file: 'dates/formatDay.ts',
    find: '!isTeen && [',
    replace: '[',
    test: 'dates/formatDay.test.ts',
  },
  {
    name: 'the day is typed before the month',
    file: 'dates/parseDayInput.ts',
    find: 'month: Number(match[1]), day: Number(match[2])',
    replace: 'month: Number(match[2]), day: Number(match[1])',
    test: 'dates/parseDayInput.test.ts',
  },
  {
    name: 'a date of birth may lie in the future',
    file: 'onboarding/setupChecks.ts',
    find: '!parsed.ok || parsed.value <= today',
    replace: 'true',
    test: 'onboarding/setupSchema.test.ts',
  },
  {
    name: 'nothing may have been formed today',
    file: 'onboarding/setupChecks.ts',
    find: 'parsed.value <= today',
    replace: 'parsed.value < today',
    test: 'onboarding/setupSchema.test.ts',
  },
  {
    name: 'a date is sent in the words it was typed in',
    file: 'fields/date.ts',
    find: 'dayToIso(String(value))',
    replace: 'String(value)',
    test: 'fields/kinds.test.ts',
  },
])
