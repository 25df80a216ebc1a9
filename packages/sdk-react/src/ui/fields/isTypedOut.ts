/**
 * Whether the year of a day, `YYYY-MM-DD`, has all its digits: while 2026 is typed, a field holds days of the years 2, 20
 * and 202, which nobody means.
 */
export const isTypedOut = (day: string): boolean => /^[1-9]\d{3}-/.test(day)
