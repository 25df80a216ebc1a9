'use client'

// Every word in English, to translate from.

export type { Catalogues } from '../languages/Catalogues'
export { de } from '../languages/de'
export { english } from '../languages/english'
