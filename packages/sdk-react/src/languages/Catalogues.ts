import type { Spoken } from '../language/Messages'
import type { english } from './english'

/**
 * All texts, by feature and key; a language that `satisfies Catalogues` has all of them. What a language leaves out, and it
 * may be whole features, is said in English.
 */
export type Catalogues = Spoken<typeof english>
