/** A number as one whole number over another. Of the digits of a text, and of nothing we sell. */
export interface Fraction {
  top: bigint
  bottom: bigint
}

export function fractionOf(text: string): Fraction {
  const [whole = '', places = ''] = text.replace('-', '').split('.')
  const size = BigInt(whole + places)
  return { top: text.startsWith('-') ? -size : size, bottom: 10n ** BigInt(places.length) }
}

/** A fraction of places that come to an end, as its digits. */
function digitsOf({ top, bottom }: Fraction): string {
  const size = top < 0n ? -top : top
  const whole = size / bottom
  let [rest, places] = [size % bottom, '']
  while (rest > 0n) {
    rest *= 10n
    places += String(rest / bottom)
    rest %= bottom
  }
  return (top < 0n ? '-' : '') + String(whole) + (places && `.${places}`)
}

export function productOf(a: string, b: string): string {
  const [left, right] = [fractionOf(a), fractionOf(b)]
  return digitsOf({ top: left.top * right.top, bottom: left.bottom * right.bottom })
}

export function quotientOf(a: string, b: string, places: number): string {
  const [left, right] = [fractionOf(a), fractionOf(b)]
  const sign = right.top < 0n ? -1n : 1n
  return roundedOf({ top: left.top * right.bottom * sign, bottom: left.bottom * right.top * sign }, places)
}

/** The nearest of so many places: of the two around it, and of two as near the one further from nothing. */
export function roundedOf({ top, bottom }: Fraction, places: number): string {
  const scale = 10n ** BigInt(places)
  const size = top < 0n ? -top : top
  const below = (size * scale) / bottom
  const [down, up] = [size * scale - below * bottom, (below + 1n) * bottom - size * scale]
  const nearest = down < up ? below : below + 1n
  return digitsOf({ top: top < 0n ? -nearest : nearest, bottom: scale })
}

/** A product on a scale on which any two of ours can be compared. */
export function times(units: string, price = '0', more = 0n): bigint {
  const [left, right] = [fractionOf(units), fractionOf(price)]
  return ((left.top + more * left.bottom) * right.top * 10n ** 60n) / (left.bottom * right.bottom)
}

interface Shared {
  whole: string
  weights: readonly string[]
  places: number
}

/** Returns the defect in the parts of a whole, if any: their sum, one of them, or which part got the remainder. */
export function isShareOf(parts: readonly string[], { whole, weights, places }: Shared): string {
  const scale = 10n ** BigInt(places)
  const unitsOf = (text: string) => (fractionOf(text).top * scale) / fractionOf(text).bottom
  const sum = parts.reduce((total, part) => total + unitsOf(part), 0n)
  const all = unitsOf(roundedOf(fractionOf(whole), places))
  if (sum !== all) return `a sum of ${sum} and not ${all}`
  const sign = all < 0n ? -1n : 1n
  const commonly = weights.map((weight) => (fractionOf(weight).top * 10n ** 18n) / fractionOf(weight).bottom)
  const total = commonly.reduce((a, b) => a + b, 0n)
  // The due amount of each, less its part, times the sum of the weights: within one unit, and a larger one gets no less.
  const due = commonly.map((weight, at) => all * sign * weight - unitsOf(parts[at] ?? '0') * sign * total)
  if (due.some((rest) => rest <= -total || rest >= total)) return 'a part that is a unit off'
  const lucky = due.flatMap((rest, at) => (rest < 0n ? [{ rest: rest + total, at }] : []))
  const others = due.flatMap((rest, at) => (rest >= 0n ? [{ rest, at }] : []))
  const isUnfair = lucky.some((one) =>
    others.some((other) => other.rest > one.rest || (other.rest === one.rest && other.at < one.at)),
  )
  return isUnfair ? 'a unit for who missed less' : ''
}
