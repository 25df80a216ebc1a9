import type { FieldInput } from '@capstan/sdk-core'
import type { CheckableForm, DynamicValues } from '@capstan/sdk-core/steps'
import type { StepQuestion } from './StepQuestion'
import type { StepOutcome } from './StepTypeProps'

export interface AllowedForm {
  described: CheckableForm
  /** True when no host receives any of the answers. */
  isEncrypted?: boolean
  question: StepQuestion
  send: (typed: DynamicValues) => Promise<StepOutcome>
  /** Returns the current values of the form. */
  current: () => DynamicValues
  /** Called with the values that the host replaced, so that the reader sees them before they are sent. */
  onAmended: (name: string, value: FieldInput) => void
}

/** Sends the answers of a form once the host allows it. Values that the host replaced are checked like typed ones. */
export async function sendAllowed(
  typed: DynamicValues,
  { described, isEncrypted, question, send, current, onAmended }: AllowedForm,
): Promise<StepOutcome> {
  const { fields } = described
  const valuesOf = (answers: DynamicValues) => described.send(answers, '').values
  const say = await question.ask({ values: valuesOf(typed), fields, isEncrypted })
  if (say.status !== 'allowed') return say
  // The host allowed the earlier entries. Later entries are kept, and not sent without its check.
  if (JSON.stringify(current()) !== JSON.stringify(typed)) return { status: 'failed' }

  let amended: DynamicValues
  try {
    amended = described.amend(typed, say.patch ?? {})
  } catch (error) {
    reportError(error)
    return { status: 'failed' }
  }
  for (const { name } of fields) if (amended[name] !== typed[name]) onAmended(name, amended[name])
  const checked = say.patch ? await described.check(amended) : { ok: true as const }
  if (!checked.ok) return { status: 'invalid', fields: byKey(checked.errors, described) }

  question.allow(valuesOf(amended))
  const outcome = await send(amended)
  if (outcome.status !== 'failed') question.settle()
  return outcome
}

function byKey(errors: Readonly<Record<string, string>>, { fields }: CheckableForm): Record<string, string> {
  const wrong = fields.filter(({ name }) => Object.hasOwn(errors, name))
  return Object.fromEntries(wrong.map(({ name, key }) => [key, errors[name] ?? '']))
}
