import { authorLanguage } from '@capstan/sdk-core/steps'
import { safeUrl } from '../step/safeUrl'

/** A document to read before a step is sent. */
export interface Disclosure {
  text: string
  /** The language of the text. It does not follow the page, because the text is signed as it is. */
  lang: string
  /** The URL of the document, when it is safe to open. */
  href?: string
}

const most = 50

/** Returns the disclosures of a step's schema; invalid entries are left out. */
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
