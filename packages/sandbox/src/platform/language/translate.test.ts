import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packageFile } from '../packageFiles.ts'
import { english } from '../languages/english.ts'
import { acceptedLocale } from './locales.ts'
import { recognise, translate } from './translate.ts'

describe('acceptedLocale', () => {
  it.each([
    ['de', 'de'],
    ['de-AT, de;q=0.9', 'de-AT'],
    ['fr, de;q=0.8, en;q=0.9', 'en'],
    ['en;q=0.5, DE-ch', 'DE-ch'],
    ['de;q=0, en', 'en'],
    ['fr', undefined],
    ['*', undefined],
    ['__proto__, constructor', undefined],
    ['', undefined],
    ['de-a', 'de'],
    ['de-Latn-DE-u-nu-latn', 'de-Latn-DE'],
    ['de_DE', undefined],
    [undefined, undefined],
    ['de'.padEnd(100_000, ',de'), 'de'],
  ])('of %.40s is %s', (header, locale) => {
    expect(acceptedLocale(header)).toBe(locale)
  })
})

describe('translate', () => {
  it.each([
    ['This offering is not open yet.', 'Dieses Angebot ist noch nicht offen.'],
    ['1313 A person\u0027s tax id is not valid.', '1313 Die Steuernummer einer Person ist ungültig.'],
    ['Favourite colour is required.', 'Favourite colour: Angabe erforderlich.'],
    ['The row has 1 values, the header 12.', 'Die Zeile hat 1 Wert, die Kopfzeile 12.'],
    ['The row has 3 values, the header 12.', 'Die Zeile hat 3 Werte, die Kopfzeile 12.'],
    ['(a)\\1: A pattern has at most ten groups.', '(a)\\1: Ein Muster hat höchstens zehn Gruppen.'],
    ['An untranslated text', 'An untranslated text'],
  ])('translates %s into German', (said, german) => {
    expect(translate('de-AT', 'errors', said)).toBe(german)
  })

  it('leaves English to the letter', () => {
    expect(translate('en-US', 'errors', 'Multiple prices of the same currency is not supported.')).toBe(
      'Multiple prices of the same currency is not supported.',
    )
    expect(translate(undefined, 'errors', 'Operation not allowed')).toBe('Operation not allowed')
  })

  it('does not translate values', () => {
    expect(translate('de', 'mails', 'You own $& {account}')).toBe('$& {account} gehört Ihnen')
  })
})

/** The messages in the SQL, of refusals and of problems: a quoted text, or the beginning of a longer one. */
const refused = globSync('{schema/*,migrations}/*.sql', { cwd: packageFile('.') }).flatMap((file) => {
  const sql = readFileSync(packageFile(file), 'utf8')
  const refusals = /refuse(?:_field|_setup)?\(\s*(?:'\w+',\s*)?'((?:[^']|'')*)'\s*(\|\|)?/g
  const problems = /(?:then|else|select|return)\s+'([A-Z](?:[^']|'')* (?:[^']|'')*[.a-z])'\s*(\|\|)?/g
  // The texts that are selected for mails are in the catalogue of mails.
  const patterns = file.includes('/mails/') ? [refusals] : [refusals, problems]
  const said = patterns.flatMap((pattern) => [...sql.matchAll(pattern)])
  return said
    .map(([, text = '', isBegun]) => ({ file, isBegun: Boolean(isBegun), text: text.replaceAll("''", "'") }))
    .filter(({ text }) => text.includes(' '))
})
const isKnown = ({ text, isBegun }: { text: string; isBegun: boolean }) =>
  isBegun
    ? Object.values(english.errors).some((known) => typeof known === 'string' && known.startsWith(text))
    : recognise('errors', text.replace(/^\d{4} /, ''))

describe('the catalogue', () => {
  it('knows every refusal of the database', () => {
    expect(refused.length).toBeGreaterThan(150)
    expect(refused.filter((each) => !isKnown(each))).toEqual([])
  })
})
