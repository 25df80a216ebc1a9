/** The settings in which a story is rendered. */
export interface Combination {
  language: 'english' | 'german' | 'pseudo' | 'rightToLeft'
  theme: 'light' | 'dark'
  width: 1280 | 375
}

/** All combinations. */
export const combinations: readonly Combination[] = (['english', 'german', 'pseudo', 'rightToLeft'] as const)
  .flatMap((language) => (['light', 'dark'] as const).map((theme) => ({ language, theme })))
  .flatMap((each) => ([1280, 375] as const).map((width) => ({ ...each, width })))

/** Selects one combination by the name of a story: the same one each time, and all of them equally often. */
export function combinationFor(name: string): Combination {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003
  return combinations[sum % combinations.length] as Combination // the remainder is below the length
}

/** Describes a combination: `pseudo, dark, 375`. */
export function nameOf({ language, theme, width }: Combination): string {
  return `${language}, ${theme}, ${width}`
}
