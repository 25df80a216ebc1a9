import type { FieldOption } from '../ui/fields/fieldProps'

/** The options without repetitions: a list cannot hold one value twice. */
export function uniqueOptions(options: readonly FieldOption[]): FieldOption[] {
  return [...new Map(options.map((option) => [option.value, option])).values()]
}
