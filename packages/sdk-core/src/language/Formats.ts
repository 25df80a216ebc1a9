import type { DayFormat } from '../dates/formatDay'
import type { NumberSigns } from '../money/NumberSigns'
import type { PluralTexts } from './PluralTexts'
import type { DecimalLike } from '../money/decimal'

/**
 * How a locale writes and reads figures and days, exactly: a number is its digits, a day never passes a time zone.
 * `en-US` is the specification's to the letter. Digits are Latin ones.
 */
export interface Formats {
  /** BCP 47, such as `de-DE`. */
  readonly locale: string
  /** Which way the language is read. */
  readonly direction: 'ltr' | 'rtl'
  readonly signs: NumberSigns
  /** Two decimals, no sign of currency. */
  amount(amount: DecimalLike): string
  /** A coupon on a scale of 100, with all its decimals. */
  coupon(coupon: DecimalLike): string
  /** Two decimals unless there are more, no currency sign: the format of a field. */
  figure(number: DecimalLike): string
  /** All decimals, up to sixteen: the text of the "Full value" tooltip. */
  fullValue(number: DecimalLike): string
  /** Two to seven decimals. */
  general(number: DecimalLike): string
  /** US dollars, two decimals. */
  money(amount: DecimalLike): string
  /** On a scale of 100, two decimals; never clamped. */
  percent(percent: DecimalLike): string
  /** All 18 decimals, nothing between thousands. */
  precision(number: DecimalLike): string
  /** US dollars, two decimals unless there are more. */
  price(price: DecimalLike): string
  /** Whole, or with all decimals: never rounded. */
  units(units: DecimalLike): string
  /** A calendar day, `YYYY-MM-DD`; `long` by default. */
  day(day: string, format?: DayFormat): string
  /** A moment, an ISO timestamp, in the reader's time zone; `short` by default. */
  instant(instant: string, format?: DayFormat): string
  /** The time of day, in the reader's time zone. */
  time(moment: Date): string
  /** The same with the short name of the zone: an instant that people of several zones compare. */
  zonedTime(moment: Date): string
  /** The text for a number of things, with the number in the place of `{count}`. */
  plural(texts: PluralTexts | string, count: number): string
  /** The text for a number of things, such as units, whose places are still to be filled. */
  pluralText(texts: PluralTexts | string, number: DecimalLike): string
  /** The plain digits of a typed number, or undefined when it is invalid. */
  parseNumber(text: string): string | undefined
  /** The typed day, or undefined when it is invalid. */
  parseDay(text: string): string | undefined
}
