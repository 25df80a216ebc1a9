const split = (text: string): [string, string] => {
  const [whole = '0', fraction = ''] = text.split('.')
  return [whole, fraction]
}

const unscaled = (text: string) => BigInt(split(text).join(''))
const scaleOf = (text: string) => split(text)[1].length

/** Units times price in dollars and cents, worked out exactly and rounded half up, as money is shown. */
export function amountDue(units: string | null, price: string | null): string | undefined {
  if (units === null || price === null) return undefined
  const scale = BigInt(scaleOf(units) + scaleOf(price))
  const hundredths = unscaled(units) * unscaled(price) * 100n
  const unit = 10n ** scale
  const cents = (hundredths + unit / 2n) / unit
  const whole = (cents / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  return `$${whole}.${(cents % 100n).toString().padStart(2, '0')}`
}
