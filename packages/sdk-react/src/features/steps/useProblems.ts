import { useId, useRef, useState } from 'react'
import { focusAnswer } from '../onboarding/focusAnswer'
import type { FieldProblem } from '../../ui/forms/ErrorSummary'
import type { FormProblem } from './formProblems'

/** What is wrong with a form after it was sent, and where focus goes: to the one field, or to the list of several. */
export function useProblems() {
  const idPrefix = useId()
  const element = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<{ list: FieldProblem[]; attempt: number }>({
    list: [],
    attempt: 0,
  })

  const idOf = (name: string) => `${idPrefix}-${name}`
  const show = (found: readonly FormProblem[]) => {
    const list = found.map(({ name, label, message }) => ({
      fieldId: idOf(name),
      message: `${label}: ${message}`,
    }))
    setProblems(({ attempt }) => ({ list, attempt: attempt + 1 }))
    if (element.current && list.length === 1 && list[0]) focusAnswer(element.current, list[0].fieldId)
  }

  return { element, problems, idOf, show }
}
