import { divide, multiply, round } from '../../src/money/arithmetic'
import { decimal, Decimal, parseDecimal } from '../../src/money/decimal'
import { formatDecimal } from '../../src/money/formatDecimal'
import { formatPrecision } from '../../src/money/formats'
import { plainNumber } from '../../src/fields/kinds/plainNumber'
import { shareOut } from '../../src/money/shareOut'
import { unitsFor } from '../../src/features/invest/amounts'
import { vestedUnits } from '../../src/features/securities/vestedUnits'
import { aRandom, type Random } from '../aRandom'
import { isTooSlow, slowestOf } from '../fields/slowestOf'
import { fractionOf, isShareOf, productOf, quotientOf, roundedOf, times } from './fractions'

export interface MoneySizes {
  seed: number
  /** F2: numbers read, written, shown and read again. */
  roundTrips: number
  /** F3: products, quotients and roundings. */
  sums: number
  /** F5: cap tables that something is shared out to, and schedules that vest. */
  tables: number
}

/** F2–F5: exact numbers against fractions of whole numbers, worked out on digits alone. */
export function tryMoney({ seed, roundTrips, sums, tables }: MoneySizes): {
  runs: number
  defects: string[]
} {
  const random = aRandom(seed)
  const defects: string[] = []
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted && defects.length < 20)
      defects.push(`${what} is ${String(found)} and not ${String(wanted)}`)
  }
  for (let at = 0; at < roundTrips; at++) tryRoundTrip(random, expect)
  for (let at = 0; at < sums; at++) trySums(random, expect)
  for (let at = 0; at < tables; at++) tryShares(random, expect)
  for (let at = 0; at < tables; at++) tryVesting(random, expect)
  for (const bomb of bombs) {
    expect(`the bomb ${bomb.slice(0, 30)}`, parseDecimal(bomb), undefined)
    expect(
      `that refusing ${bomb.slice(0, 30)} takes over 1 ms`,
      isTooSlow(slowestOf([() => parseDecimal(bomb)], 1), 1),
      false,
    )
  }
  return { runs: roundTrips + sums + tables * 2 + bombs.length, defects }
}

type Expect = (what: string, found: unknown, wanted: unknown) => void

const bombs = [
  ...[
    '1e9000000000000',
    '1e1000000',
    '-1e999999999',
    '1E-9000000000000',
    '0e99999999',
    '1e+20000',
    '0x1p999999',
  ],
  ...[
    '9'.repeat(1_000_000),
    `0.${'0'.repeat(1_000_000)}1`,
    '1e'.repeat(100_000),
    `${'1,'.repeat(300_000)}1`,
    '-'.repeat(100_000),
  ],
]

/** A number as the platform writes it, with up to 20 digits before the point and 18 after it. */
function aNumber(random: Random): string {
  const whole = random.digits(random.upTo(20)).replace(/^0+/, '') || '0'
  const places = random.digits(random.upTo(19)).replace(/0+$/, '')
  const plain = places ? `${whole}.${places}` : whole
  return random.happens(0.3) && plain !== '0' ? `-${plain}` : plain
}

function tryRoundTrip(random: Random, expect: Expect): void {
  const text = aNumber(random)
  const read = decimal(text)
  expect(`${text} read and written`, read.toString(), text)
  if (random.happens(0.9)) return
  const [size, sign] = text.startsWith('-') ? [text.slice(1), '−'] : [text, '']
  const shown = formatDecimal(read, { min: 2, max: 18 })
  expect(`${text} shown`, shown.startsWith('−'), sign !== '')
  expect(`${text} shown and typed again`, plainNumber(shown.replace('−', '')), size)
  expect(`${text} with precision and typed again`, plainNumber(formatPrecision(read).replace('−', '')), size)
}

function trySums(random: Random, expect: Expect): void {
  const [a, b] = [aNumber(random), random.happens(0.1) ? aTie(random) : aNumber(random)]
  const places = random.upTo(19)
  expect(`${a} × ${b}`, multiply(decimal(a), decimal(b)).toString(), productOf(a, b))
  expect(`${b} to ${places}`, round(decimal(b), places).toString(), roundedOf(fractionOf(b), places))
  if (fractionOf(b).top === 0n) return
  expect(
    `${a} / ${b} to ${places}`,
    divide(decimal(a), decimal(b), places).toString(),
    quotientOf(a, b, places),
  )
  const [amount, price] = [a, b].map((text) => text.replace('-', ''))
  const units = unitsFor(decimal(amount ?? ''), decimal(price ?? '')).toString()
  const isMost = times(units, price) <= times('1', amount) && times(units, price, 1n) > times('1', amount)
  expect(`${amount} buying at ${price} the most it pays for: ${units}`, isMost, true)
}

/** Halfway between two numbers of fewer places. */
function aTie(random: Random): string {
  return `${random.happens(0.5) ? '-' : ''}${random.upTo(1_000)}.${random.digits(random.upTo(17))}5`
}

function tryShares(random: Random, expect: Expect): void {
  const places = random.pick([0, 2, 18])
  const weights = Array.from({ length: 1 + random.upTo(30) }, () =>
    random.happens(0.5) ? String(random.upTo(4)) : aNumber(random).replace('-', ''),
  )
  const whole = random.happens(0.3) ? '100' : aNumber(random)
  const parts = shareOut(decimal(whole), weights.map(decimal), places)
  const isNothing = weights.every((weight) => weight === '0')
  const found = parts ? isShareOf(parts.map(String), { whole, weights, places }) : isNothing ? '' : 'nothing'
  expect(`${whole} shared by ${weights.join(' ')} to ${places}`, found, '')
}

function tryVesting(random: Random, expect: Expect): void {
  const periods = 1 + random.upTo(120)
  const terms = { startsOn: '2026-02-16', periods, cliff: random.upTo(periods + 1) }
  const units = new Decimal(BigInt(random.digits(1 + random.upTo(18))), 0)
  const vested = Array.from({ length: periods + 2 }, (_, period) => vestedUnits(units, terms, period).value)
  const wanted = vested.map((_, period) =>
    period === 0 || period < terms.cliff
      ? 0n
      : period >= periods
        ? units.value
        : (units.value * BigInt(period)) / BigInt(periods),
  )
  expect(`${units.toString()} vesting over ${periods} after ${terms.cliff}`, vested.join(), wanted.join())
}
