import type { FieldLanguage } from '../../../fields/FieldLanguage'
import { recordOf } from '../../../json/readJson'
import { readStepFields, type DynamicField } from './readStepFields'
import type { Step } from '../Step'

/** One answer of a form that is done. */
export interface GivenAnswer {
  field: DynamicField
  /** As it was sent. */
  value: unknown
}

/** The answers to a form that is done, in the order of its questions; encrypted answers are left out. */
export function givenAnswers(
  { schema, outputData }: Pick<Step, 'schema' | 'outputData'>,
  language?: FieldLanguage,
): GivenAnswer[] {
  const answers = recordOf(recordOf(outputData)?.answers) ?? {}
  return readStepFields(schema, language)
    .filter(({ key, kind }) => kind !== 'password' && Object.hasOwn(answers, key))
    .map((field) => ({ field, value: answers[field.key] }))
}
