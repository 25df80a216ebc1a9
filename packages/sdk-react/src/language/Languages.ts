import type { Messages } from './Messages'

/** The messages of a language, or a function that loads them: `() => import('./fr').then(({ fr }) => fr)`. */
export type LanguageSource = Messages | (() => Promise<Messages>)

/** Languages by their BCP 47 tags: `fr` for French, `fr-CA` for differences in Canada. */
export type Languages = Readonly<Record<string, LanguageSource>>
