import { useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FormCheck, FormProblem } from './FormCheck'

export interface SaidErrors<Values extends FieldValues> {
  answers: Pick<UseFormReturn<Values, unknown, unknown>, 'getFieldState' | 'trigger'>
  /** The fields of the form. */
  names: () => Iterable<string>
  /** Updates the problems in the summary, if it is shown. */
  onSaid: (problems: readonly FormProblem[]) => void
}

/**
 * Shows the errors of a form in the current language: a check in that language validates the invalid answers again. Errors from
 * the platform keep their language.
 */
export function useErrorsInLanguage<Values extends FieldValues>(
  check: FormCheck<Values, unknown>,
  { answers, names, onSaid }: SaidErrors<Values>,
) {
  const last = useRef(check)

  useEffect(() => {
    if (last.current === check) return
    last.current = check
    const wrong = () => [...names()].filter((name) => errorOf(name)) as Path<Values>[]
    const errorOf = (name: string) => answers.getFieldState(name as Path<Values>).error
    const ours = wrong().filter((name) => errorOf(name)?.type !== 'server')
    if (ours.length === 0) return
    void answers
      .trigger(ours)
      .then(() => onSaid(wrong().map((name) => ({ name, message: errorOf(name)?.message ?? '' }))))
  })
}
