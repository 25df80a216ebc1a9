import type { Spoken } from '../language/Messages'
import type { english } from './english'

/**
 * All texts, by feature and key; a language that `satisfies Catalogues` has all of them. Missing texts, or whole missing
 * features, are shown in English.
 */
export type Catalogues = Spoken<typeof english>
