import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packageFile } from '../packageFiles.ts'
import { de } from '../languages/de.ts'
import { english } from '../languages/english.ts'
import { type ErrorText, inEnglish, inLanguage, withValues } from './errorTexts.ts'
import { nameInText } from './fillIn.ts'
import { acceptedLocale } from './locales.ts'
import { writeMailText } from './mailTexts.ts'

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

describe('inLanguage', () => {
  const refused = withValues('patternOf', { pattern: '(a)\\1', problem: 'patternGroups' })
  it.each<[ErrorText, string, string]>([
    ['offeringNotOpen', 'This offering is not open yet.', 'Dieses Angebot ist noch nicht offen.'],
    [
      withValues('setupNumber', { number: 1313, problem: 'personTaxId' }),
      '1313 A person\u0027s tax id is not valid.',
      '1313 Die Steuernummer einer Person ist ungültig.',
    ],
    [
      withValues('somethingRequired', { name: 'Favourite colour' }),
      'Favourite colour is required.',
      'Favourite colour: Angabe erforderlich.',
    ],
    [
      withValues('tooManyRequests', { count: 1 }),
      'Too many requests; try again in 1 second.',
      'Zu viele Anfragen; versuchen Sie es in 1 Sekunde erneut.',
    ],
    [
      withValues('tooManyRequests', { count: 3 }),
      'Too many requests; try again in 3 seconds.',
      'Zu viele Anfragen; versuchen Sie es in 3 Sekunden erneut.',
    ],
    [refused, '(a)\\1: A pattern has at most ten groups.', '(a)\\1: Ein Muster hat höchstens zehn Gruppen.'],
    ['patternRepetition', 'A repetition looks like {2} or {2,5}.', de.errors.patternRepetition],
    [withValues('ownWords', { words: 'notFound {name} $&' }), 'notFound {name} $&', 'notFound {name} $&'],
  ])('says %s in English and in German', (text, sentence, german) => {
    expect(inEnglish(text)).toBe(sentence)
    expect(inLanguage('de-AT', text)).toBe(german)
  })

  it('knows no text without a key in the catalogue', () => {
    expect(() => inEnglish('Operation not allowed' as ErrorText)).toThrow('There is no text')
  })
})

describe('the texts of mails', () => {
  it('have values that are not texts themselves', () => {
    expect(writeMailText('de', 'ownerSubject', { account: '$& {account}' })).toBe('$& {account} gehört Ihnen')
  })
})

const read = (pattern: string) =>
  globSync(pattern, { cwd: packageFile('.') }).map((file) => ({
    file,
    text: readFileSync(packageFile(file), 'utf8'),
  }))
const sql = ['schema/**/*.sql', 'migrations/*.sql'].flatMap(read)
const typescript = read('src/**/*.ts').filter(({ file }) => !/\.test\.ts$|languages\//.test(file))

/** String literals of SQL, outside comments and `comment on` statements. */
const literalsOf = (text: string) =>
  [
    ...text.replaceAll(/^comment on [^;]*?';$/gms, '').matchAll(/--[^\n]*|\/\*[^]*?\*\/|'((?:[^']|'')*)'/g),
  ].flatMap(([, literal]) => literal?.replaceAll("''", "'") ?? [])

describe('the catalogue of errors', () => {
  const sentences = new Map(
    Object.values(english.errors).flatMap((text) => (typeof text === 'string' ? [[text, text]] : [])) as [
      string,
      string,
    ][],
  )
  const literals = sql.flatMap(({ file, text }) => literalsOf(text).map((literal) => ({ file, literal })))

  it('has every sentence alone: none is written in SQL or in code', () => {
    const repeated = [
      ...literals.filter(({ literal }) => sentences.has(literal.replace(/^\d{4} /, ''))),
      ...typescript.flatMap(({ file, text }) =>
        [...sentences.keys()]
          .filter((sentence) => sentence.includes(' ') && text.includes(`'${sentence}'`))
          .map((literal) => ({ file, literal })),
      ),
    ]

    expect(literals.length).toBeGreaterThan(3000)
    expect(repeated).toEqual([])
  })

  it('has the key of every refusal of the database, which has no words of its own', () => {
    const said = sql.flatMap(({ file, text }) =>
      [
        ...text.matchAll(
          /app_private\.(?:refuse\('\w+',|refuse_field\((?:'\w+'|"?\w+"?),|refuse_(?:setup|mail)\(|with_values\()\s*'([^']*)'/g,
        ),
      ].map(([, key = '']) => ({ file, key })),
    )

    expect(said.length).toBeGreaterThan(350)
    expect(said.filter(({ key }) => !Object.hasOwn(english.errors, key))).toEqual([])
  })

  it('has no text that nothing says', () => {
    const said = [...sql, ...typescript].map(({ text }) => text).join('\n')

    expect(
      Object.keys(english.errors).filter((key) => !said.includes(`'${key}'`) && !said.includes(`"${key}"`)),
    ).toEqual([])
  })

  it('has the same names of values in both languages', () => {
    const namesOf = (texts: object) =>
      Object.entries(texts).map(([key, text]) => [
        key,
        [
          ...new Set(
            Object.values(typeof text === 'string' ? [text] : (text as object)).flatMap((form) =>
              [...String(form).matchAll(nameInText)].map(([, name]) => name),
            ),
          ),
        ].sort(),
      ])

    expect(Object.fromEntries(namesOf(de.errors))).toEqual(Object.fromEntries(namesOf(english.errors)))
  })
})
