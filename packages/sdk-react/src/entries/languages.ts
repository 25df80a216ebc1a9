'use client'

// All texts in English, as the start of a translation.

export type { Catalogues } from '../languages/Catalogues'
export { de } from '../languages/de'
export { english } from '../languages/english'
