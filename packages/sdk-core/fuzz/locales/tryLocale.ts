import { formatDay } from '../../src/dates/formatDay'
import { parseDayInput } from '../../src/dates/parseDayInput'
import { fieldKind } from '../../src/fields/kinds/kinds'
import { plainNumber } from '../../src/fields/kinds/plainNumber'
import { formatDecimal } from '../../src/money/formatDecimal'
import { formatPrice } from '../../src/money/formats'
import { sortableText } from '../../src/order/compareText'
import { aRandom, type Random } from '../aRandom'

/** F6: so many numbers and days in the locale the process is in: shown as everywhere, and read again as they were. */
export function tryLocale({ seed, numbers }: { seed: number; numbers: number }): string[] {
  const random = aRandom(seed)
  const defects: string[] = []
  const { locale } = new Intl.NumberFormat().resolvedOptions()
  const expect = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted && defects.length < 20)
      defects.push(`${locale}: ${what} is ${String(found)} and not ${String(wanted)}`)
  }
  for (let at = 0; at < numbers; at++) {
    tryNumber(random, expect)
    if (at % 10 === 0) tryDay(random, expect)
  }
  expect('the lower-case form of a name', sortableText('ISTANBUL'), 'istanbul')
  return defects
}

type Expect = (what: string, found: unknown, wanted: unknown) => void

function tryNumber(random: Random, expect: Expect): void {
  const whole = random.digits(random.upTo(16)).replace(/^0+/, '') || '0'
  const places = random.digits(random.upTo(19)).replace(/0+$/, '')
  const text = places ? `${whole}.${places}` : whole
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const shown = formatDecimal(text, { min: 2, max: 18 })
  expect(`${text} shown`, shown, `${grouped}.${places.padEnd(2, '0')}`)
  expect(`${text} shown and read`, plainNumber(shown), text)
  expect(`${text} as a price`, plainNumber(formatPrice(text).replace('$', '')), text)
  expect(`${text} with precision`, again('numberWithPrecision', text), text)
  expect(`${whole} as a whole number`, again('integer', grouped), whole)
  if (places.length < 3) expect(`${text} as a number`, again('number', text), text)
}

/** A value shown by its kind of field, typed as it is shown, and read. */
function again(name: string, text: string): unknown {
  const kind = fieldKind(name)
  const first = kind.parse(text)
  if (!first.ok) return first.error
  const shown = kind.display(first.value)
  const second = kind.parse(kind.type(shown))
  return second.ok ? second.value : `${second.error}: ${shown}`
}

function tryDay(random: Random, expect: Expect): void {
  const two = (number: number) => String(number).padStart(2, '0')
  const [year, month, day] = [1900 + random.upTo(200), two(1 + random.upTo(12)), two(1 + random.upTo(28))]
  const text = `${year}-${month}-${day}`
  const shown = formatDay(text, 'short')
  expect(`${text} shown`, shown, `${month}/${day}/${year}`)
  expect(`${text} shown and read`, parseDayInput(shown), text)
}
