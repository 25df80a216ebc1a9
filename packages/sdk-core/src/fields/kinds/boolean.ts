import type { FieldKind, FieldInput } from './FieldKind'

const answers: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false }

/** Yes or no. Starts at yes, except where a form has it unanswered. */
export const boolean: FieldKind = {
  name: 'boolean',
  initial: 'yes',
  type: (text) => text,
  parse: (input) => {
    const value = typeof input === 'boolean' ? input : answered(input)
    if (value !== undefined) return { ok: true, value }
    return { ok: false, error: input ? 'invalid' : 'required' }
  },
  display: (value) => (value === true || answered(value) ? 'Yes' : 'No'),
  send: (value) => value,
}

function answered(input: FieldInput): boolean | undefined {
  const answer = typeof input === 'string' && input.length < 40 ? input.trim().toLowerCase() : ''
  return Object.hasOwn(answers, answer) ? answers[answer] : undefined
}
