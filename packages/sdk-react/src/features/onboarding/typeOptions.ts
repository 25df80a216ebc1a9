import type { FieldOption } from '../../ui/fields/fieldProps'
import type { OnboardingMessages } from './messages'

/**
 * The investor types to choose from, in the order they came in, each with a sentence that says who it is for.
 *
 * One is found by its name in the language of the page, by the platform's name for it, and by the words of its sentence.
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
