import { authorLanguage } from '@capstan/sdk-core/steps'
import { safeUrl } from '../step/safeUrl'

/** Something to be read before a step is sent. */
export interface Disclosure {
  text: string
  /** The language it is written in: it is signed as it stands, whatever the page speaks. */
  lang: string
  /** Where it can be read, if that is safe to open. */
  href?: string
}

const most = 50

/** The disclosures of a step's schema; whatever is not one is left out. */
export function disclosuresOf(schema: unknown): Disclosure[] {
  const list = isCopyOf(schema) && Array.isArray(schema.disclosures) ? schema.disclosures.slice(0, most) : []

  const { written: lang } = authorLanguage(schema)

  return list.filter(isCopyOf).flatMap(({ text, link }) => {
    if (typeof text !== 'string' || !text.trim()) return []
    return [{ text, lang, href: typeof link === 'string' ? safeUrl(link) : undefined }]
  })
}

function isCopyOf(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
