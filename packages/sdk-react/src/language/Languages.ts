import type { Messages } from './Messages'

/** The messages of a language, or what loads them: `() => import('./fr').then(({ fr }) => fr)`. */
export type LanguageSource = Messages | (() => Promise<Messages>)

/** Languages by their BCP 47 tags: `fr` for all that is French, `fr-CA` for what Canada says otherwise. */
export type Languages = Readonly<Record<string, LanguageSource>>
