import type { Spoken } from '../language/Messages'
import type { english } from './english'

/**
 * Every word there is, by feature and key: a language that `satisfies Catalogues` says all of it. What a language leaves
 * out, and it may be whole features, is said in English.
 */
export type Catalogues = Spoken<typeof english>
