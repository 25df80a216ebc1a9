import type { ListPlan } from '../../cache/rows/ListPlan'

/** How single rows of the lists of a document are requested: the build derives it; undefined for a plain string. */
export function listsOf(document: { toString(): string }): readonly ListPlan[] | undefined {
  return (document as { lists?: readonly ListPlan[] }).lists
}
