'use client'

export type { Catalogues } from '../languages/Catalogues'
export { de } from '../languages/de'
export { english } from '../languages/english'
