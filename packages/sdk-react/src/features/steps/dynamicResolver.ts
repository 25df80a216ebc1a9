import type { DynamicForm, DynamicValues } from '@capstan/sdk-core/steps'
import type { FieldErrors, Resolver } from 'react-hook-form'

/** Checks a dynamic form. What was typed stays as it was typed: `DynamicForm.send` cleans it. */
export function dynamicResolver(form: DynamicForm): Resolver<DynamicValues> {
  return async (values) => {
    const checked = await form.check(values)
    if (checked.ok) return { values, errors: {} }
    const errors = Object.entries(checked.errors).map(([name, message]) => [
      name,
      { type: 'invalid', message },
    ])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<DynamicValues> } // the names are known at run time only
  }
}
