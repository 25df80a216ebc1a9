import type { FieldValue } from '@capstan/sdk-core'
import { dynamicForm, type Step } from '@capstan/sdk-core/steps'
import type { StepQuestion } from './StepQuestion'
import type { StepActions, StepOutcome } from './StepTypeProps'

export interface AllowedBlob {
  step: Pick<Step, 'schema'>
  question: StepQuestion | undefined
  complete: StepActions['complete']
}

/**
 * Completes a step without a form once the host allows it, with the answers that the host adds, because a button has none. The
 * platform validates them like all answers.
 */
export async function completeAllowed(
  blob: unknown,
  { step, question, complete }: AllowedBlob,
): Promise<StepOutcome> {
  if (!question) return complete(blob)
  const { values, put } = answersIn(blob)
  const say = await question.ask({ values, fields: dynamicForm(step.schema).fields })
  if (say.status !== 'allowed') return say

  const amended = { ...values, ...say.patch }
  question.allow(values)
  const outcome = await complete(say.patch ? put(amended) : blob)
  if (outcome.status !== 'failed') question.settle()
  return outcome
}

/** Returns the answers in a blob as the platform reads them, and a function that replaces them. */
function answersIn(blob: unknown) {
  const outer = recordOf(blob) ?? {}
  const inner = recordOf(outer.values)
  return {
    values: (inner ?? outer) as Record<string, FieldValue>, // the host's own values, which it receives as it wrote them
    put: (values: Record<string, FieldValue>) => (inner ? { ...outer, values } : values),
  }
}

function recordOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}
