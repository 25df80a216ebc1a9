import { addMonths, dayToIso, isoToDay, monthsBetween } from '../../src/dates/day'
import { formatDay } from '../../src/dates/formatDay'
import { formatInstant } from '../../src/dates/formatInstant'
import { parseDayInput } from '../../src/dates/parseDayInput'
import { today } from '../../src/dates/today'
import { fieldKind } from '../../src/fields/kinds/kinds'
import { aRandom, type Random } from '../aRandom'

/** F10: so many days in the zone the process is in: none shifts on its way out, back, through typing, or by months. */
export function tryDates({ seed, days }: { seed: number; days: number }): string[] {
  const random = aRandom(seed)
  const defects: string[] = []
  const zone = new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted && defects.length < 20)
      defects.push(`${zone}: ${what} is ${String(found)} and not ${String(wanted)}`)
  }
  for (let at = 0; at < days; at++) {
    tryDay(aDay(random), random, expect)
    if (at % 10 === 0) tryInstant(random, zone, expect)
  }
  return defects
}

type Expect = (what: string, found: unknown, wanted: unknown) => void

interface Day {
  year: number
  month: number
  day: number
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lengthOf = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Any day of the calendar, more often one at an end of a month, or one that a zone has skipped. */
function aDay(random: Random): Day {
  const skipped = [
    { year: 2011, month: 12, day: 30 },
    { year: 1994, month: 12, day: 31 },
    { year: 2026, month: 3, day: 8 },
  ]
  if (random.happens(0.02)) return random.pick(skipped)
  const year = random.happens(0.8) ? 1900 + random.upTo(300) : 1 + random.upTo(9_999)
  const month = 1 + random.upTo(12)
  const last = lengthOf(year, month)
  return { year, month, day: random.happens(0.2) ? random.pick([1, last]) : 1 + random.upTo(last) }
}

const two = (number: number) => String(number).padStart(2, '0')
const four = (number: number) => String(number).padStart(4, '0')
const iso = ({ year, month, day }: Day) => `${four(year)}-${two(month)}-${two(day)}`

function tryDay(of: Day, random: Random, expect: Expect): void {
  const [day, shown] = [iso(of), `${two(of.month)}/${two(of.day)}/${four(of.year)}`]
  const date = fieldKind('date')
  expect(`${day} shown`, formatDay(day, 'short'), shown)
  expect(`${day} typed`, parseDayInput(shown), day)
  expect(`${day} sent and read`, isoToDay(dayToIso(day)), day)
  expect(`${day} sent and read as a moment`, new Date(dayToIso(day)).toISOString().slice(0, 10), day)
  const parsed = date.parse(date.display(day))
  expect(`${day} through its field`, parsed.ok && date.send(parsed.value), `${day}T00:00:00.000Z`)
  tryMonths(of, random.upTo(600) - 300, expect)
  const impossible = `${two(of.month)}/${two(lengthOf(of.year, of.month) + 1)}/${four(of.year)}`
  expect(`${impossible} typed`, parseDayInput(impossible), undefined)
}

/** Months counted one by one on a calendar of our own. */
function tryMonths(of: Day, months: number, expect: Expect): void {
  let { year, month } = of
  for (let count = 0; count < Math.abs(months); count++) {
    month += Math.sign(months)
    if (month === 13) [year, month] = [year + 1, 1]
    if (month === 0) [year, month] = [year - 1, 12]
  }
  if (year < 1 || year > 9_998) return
  const wanted = iso({ year, month, day: Math.min(of.day, lengthOf(year, month)) })
  const found = addMonths(iso(of), months)
  expect(`${iso(of)} and ${months} months`, found, wanted)
  const between = monthsBetween(iso(of), found)
  expect(`the months from ${iso(of)} to ${found}`, between, months)
}

/** A moment in the reader's zone, as the platform's own formatter has it. */
function tryInstant(random: Random, zone: string, expect: Expect): void {
  const now = new Date(Date.UTC(1971, 0, 1) + random.upTo(3_000_000_000) * 1_000)
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  const shown = `${part('month')}/${part('day')}/${part('year')}`
  expect(`${now.toISOString()} shown`, formatInstant(now.toISOString(), 'short'), shown)
  expect(`today at ${now.toISOString()}`, today(now), `${part('year')}-${part('month')}-${part('day')}`)
  expect(`today at ${now.toISOString()} in the zone`, today(now, zone), today(now))
}
