/** The settings in which a story is rendered. */
export interface Combination {
  language: 'english' | 'german' | 'pseudo' | 'rightToLeft'
  theme: 'light' | 'dark'
  width: 1280 | 375
}

/** Every way there is. */
export const combinations: readonly Combination[] = (['english', 'german', 'pseudo', 'rightToLeft'] as const)
  .flatMap((language) => (['light', 'dark'] as const).map((theme) => ({ language, theme })))
  .flatMap((look) => ([1280, 375] as const).map((width) => ({ ...look, width })))

/** The one combination a story is looked at in where not all are: always the same for a name, and all of them in turn. */
export function drawnFor(name: string): Combination {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003
  return combinations[sum % combinations.length] as Combination // the remainder is below the length
}

/** A combination in words: `pseudo, dark, 375`. */
export function nameOf({ language, theme, width }: Combination): string {
  return `${language}, ${theme}, ${width}`
}
