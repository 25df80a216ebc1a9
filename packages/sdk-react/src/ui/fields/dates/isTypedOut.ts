/**
 * Returns true when the year of a `YYYY-MM-DD` day has four digits. While 2026 is being typed, the field holds days of the years
 * 2, 20 and 202.
 */
export const isTypedOut = (day: string): boolean => /^[1-9]\d{3}-/.test(day)
