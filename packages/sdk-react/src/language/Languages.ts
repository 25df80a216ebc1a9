import type { Words } from './Words'

/** The words of a language, or what loads them: `() => import('./fr').then(({ fr }) => fr)`. */
export type LanguageSource = Words | (() => Promise<Words>)

/** Languages by their BCP 47 tags: `fr` for all that is French, `fr-CA` for what Canada says otherwise. */
export type Languages = Readonly<Record<string, LanguageSource>>
