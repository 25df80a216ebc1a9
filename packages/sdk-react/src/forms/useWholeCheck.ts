import type { FormFields, FormInputs, FormValues } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import type { FormCheck, FormProblem } from './FormCheck'
import { useKindsCheck } from './fields/useKindsCheck'

/** Checks answers by the kinds of their fields, and then all of them together. */
export function useWholeCheck<Fields extends FormFields>(
  fields: Fields,
  alsoCheck?: (values: FormValues<Fields>) => readonly FormProblem[],
): FormCheck<FormInputs<Fields>, FormValues<Fields>> {
  const check = useKindsCheck(fields)
  return useMemo(() => {
    if (!alsoCheck) return check
    return async (inputs) => {
      const checked = await check(inputs)
      const problems = checked.ok ? alsoCheck(checked.values) : []
      return problems.length > 0 ? { ok: false, problems } : checked
    }
  }, [check, alsoCheck])
}
