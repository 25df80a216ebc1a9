import { refusals, type Refusal } from './refusals'

/** Returns the message for an investment that was refused with a code, and its remedy. Unknown codes: try again. */
export function investRefusal(code: string): Refusal {
  return (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? { key: 'failed', remedy: 'retry' }
}
