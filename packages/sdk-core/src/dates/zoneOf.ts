/**
 * Returns the short name of the reader's time zone at a moment, such as `PDT` or `GMT+14`.
 *
 * The formatter is made each time: a device may change its zone while a page is open.
 */
export function zoneOf(moment: Date, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(moment)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
