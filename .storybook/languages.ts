import { pseudoWords } from './pseudo'

/** The locales of the toolbar. The pseudo-locales have tags reserved for private use. */
export const locales: Readonly<Record<string, string>> = {
  english: 'en-US',
  german: 'de-DE',
  pseudo: 'en-XA',
  rightToLeft: 'ar-XB',
}

/** Texts of the pseudo-languages. */
export const languages = { 'en-XA': pseudoWords, 'ar-XB': pseudoWords }
