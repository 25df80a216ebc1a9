import type { DynamicForm, DynamicValues } from '@capstan/sdk-core'
import type { FieldErrors, Resolver } from 'react-hook-form'

/** Checks a dynamic form by its schema. What was typed stays as it was typed: `DynamicForm.send` cleans it. */
export function dynamicResolver(form: DynamicForm): Resolver<DynamicValues> {
  return async (values) => {
    const { error } = await form.zodSchema.safeParseAsync(values)
    const issues = error?.issues ?? []
    const errors = Object.fromEntries(
      issues.map(({ path, message }) => [String(path[0]), { type: 'invalid', message }]),
    ) as FieldErrors<DynamicValues> // the names are known at run time only

    return issues.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
