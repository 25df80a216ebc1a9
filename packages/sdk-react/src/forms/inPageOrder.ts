import type { FormProblem } from './FormCheck'
import { fieldId } from './FormContext'

/** Problems in the order in which a reader meets their fields; those without a field on the page come last. */
export function inPageOrder(
  problems: readonly FormProblem[],
  formId: string,
  form: ParentNode | null,
): FormProblem[] {
  const elements = new Map(
    problems.map(({ name }) => [name, form?.querySelector(`[id="${fieldId(formId, name)}"]`)]),
  )
  return [...problems].sort((a, b) => {
    const [one, other] = [elements.get(a.name), elements.get(b.name)]
    if (!one || !other) return Number(!one) - Number(!other)
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
