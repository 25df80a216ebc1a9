import { dayOf } from './day'

const shape = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** The day typed as `MM/DD/YYYY`, or undefined when it is invalid: 02/30/2026 does not become March. */
export function parseDayInput(text: string): string | undefined {
  const match = typeof text === 'string' && text.length < 40 ? shape.exec(text.trim()) : null
  return match ? dayOf({ month: Number(match[1]), day: Number(match[2]), year: Number(match[3]) }) : undefined
}
