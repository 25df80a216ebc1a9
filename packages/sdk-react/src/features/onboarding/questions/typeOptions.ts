import type { FieldOption } from '../../../ui/fields/fieldProps'
import type { OnboardingMessages } from '../messages'

/**
 * Returns the options for the investor types, in their given order, each with a description.
 *
 * A search finds an option by its translated name, by the platform's name, and by the words of its description.
 */
export function typeOptions(
  types: readonly string[],
  { types: names, typesFor }: Pick<OnboardingMessages, 'types' | 'typesFor'>,
): FieldOption[] {
  return types.map((type) => {
    const description = typesFor[type]
    return {
      value: type,
      label: names[type] ?? type,
      description,
      alsoCalled: [type, ...fromEachWord(description ?? '')],
    }
  })
}

/** Returns the rest of a sentence from each of its words, so that a search finds it by any word it contains. */
function fromEachWord(sentence: string): string[] {
  const words = sentence.split(' ')
  return words.map((_, at) =>
    words
      .slice(at)
      .join(' ')
      .replace(/^[^\p{L}\d]+/u, ''),
  )
}
