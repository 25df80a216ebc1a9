import { fillIn } from '../../../platform/language/fillIn.ts'
import { textsOf } from '../../../platform/language/locales.ts'

/** The text that a person agrees to before they sign, in the language they read it in. */
export interface Consent {
  /** Another text is another version. */
  version: string
  locale: string
  agree: string
  disclosure: string
}

const version = '2026-11'

/** Returns the consent in a supported language. */
export function consentIn(locale: string | undefined, sender: string): Consent {
  const { inline } = textsOf(locale)
  return {
    version,
    locale: inline === textsOf('en').inline ? 'en' : (locale ?? 'en'),
    agree: inline.agree,
    disclosure: fillIn(inline.disclosure, { sender }),
  }
}
