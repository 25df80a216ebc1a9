import type { NumberSigns, SignedPattern } from './NumberSigns'

/** How a locale writes numbers, in Latin digits, as its own number format says. */
export function signsOf(locale: string): NumberSigns {
  const parts = (number: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options }).formatToParts(number)
  const pattern = (options: Intl.NumberFormatOptions, one = 1): SignedPattern => [
    around(parts(one, options)),
    around(parts(-one, options)),
  ]
  const large = parts(1_234_567_890.5)
  const lengths = large.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const sign = (wanted: Intl.NumberFormatPartTypes) => large.find(({ type }) => type === wanted)?.value ?? ''
  return {
    decimal: sign('decimal'),
    group: sign('group'),
    groups: [lengths.at(-1) ?? 3, lengths.at(-2) ?? 3],
    groupFrom: parts(1234).some(({ type }) => type === 'group') ? 4 : 5,
    plain: pattern({}),
    money: pattern({
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: 0,
      maximumFractionDigits: 0,
    }),
    percent: pattern({ style: 'percent' }, 0.01),
  }
}

function around(parts: readonly Intl.NumberFormatPart[]): SignedPattern[number] {
  const digits = parts.findIndex(({ type }) => type === 'integer')
  const text = (some: readonly Intl.NumberFormatPart[]) => some.map(signOf).join('')
  return [text(parts.slice(0, digits)), text(parts.slice(digits + 1))]
}

function signOf({ type, value }: Intl.NumberFormatPart): string {
  return type === 'minusSign' ? value.replace('-', '−') : value
}
