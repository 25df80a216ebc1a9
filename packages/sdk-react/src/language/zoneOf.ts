/** Returns the short name of the reader's time zone at an instant, such as `PDT` or `GMT+14`. */
export function zoneOf(instant: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(new Date(instant))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
