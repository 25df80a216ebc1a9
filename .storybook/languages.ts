import { pseudoWords } from './pseudo'

/** The locales of the toolbar: the tags are those that are kept for trying out. */
export const locales: Readonly<Record<string, string>> = {
  english: 'en-US',
  german: 'de-DE',
  pseudo: 'en-XA',
  rightToLeft: 'ar-XB',
}

/** Texts of the pseudo-languages. */
export const languages = { 'en-XA': pseudoWords, 'ar-XB': pseudoWords }
