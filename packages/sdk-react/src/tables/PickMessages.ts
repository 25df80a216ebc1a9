import type { PluralTexts } from '@capstan/sdk-core'

/** The messages about chosen rows, in the terms of the record that is listed. */
export interface PickMessages {
  /** `{chosen}` of `{count}`. */
  chosen: string
  /** That of `{count}` the first `{most}` are chosen, because more cannot be at once. */
  firstOnes: string
  /** That no more than `{most}` can be chosen. */
  tooMany: string
  /** How many are chosen, with `{units}`. */
  chosenUnits: PluralTexts
}
