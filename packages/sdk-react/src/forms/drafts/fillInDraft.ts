import type { Draft } from '@capstan/sdk-core/forms'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import type { FormDrafts } from './FormDrafts'

export interface DraftToFillIn<Values> {
  drafts: FormDrafts<Values>
  draft: Draft
  /** The first values of the form: every other value was typed since. */
  began: Values
}

/** Fills a draft into a form, without replacing newer answers. Returns the result. */
export function fillInDraft<Values extends FieldValues>(
  answers: UseFormReturn<Values, unknown, unknown>,
  { drafts, draft, began }: DraftToFillIn<Values>,
): { isTouched: boolean; isNew: boolean } {
  const before = answers.getValues()
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const isTouched = !isSame(before, began)
  const restored = drafts.restore(draft.answers)

  if (!isTouched) answers.reset({ ...before, ...restored })
  else
    for (const name of Object.keys(restored) as (Path<Values> & keyof Values)[])
      if (isSame(before[name], began[name]))
        answers.setValue(name, restored[name] as PathValue<Values, Path<Values>>) // its own value
  return { isTouched, isNew: !isSame(drafts.keep(before), drafts.keep(answers.getValues())) }
}
