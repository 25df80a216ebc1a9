import { refusals, type Refusal } from './refusals'

/** What to tell an investor whose investment was refused with a code, and what they can do. Unknown codes: try again. */
export function investRefusal(code: string): Refusal {
  return (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? { key: 'failed', remedy: 'retry' }
}
