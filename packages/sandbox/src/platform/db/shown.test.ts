import { expect, it } from 'vitest'
import { halden } from '../../testing/accounts/anIssuer.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

/** The characters that are refused, by their Unicode name. */
const hidden: [name: string, text: string][] = [
  ['right-to-left override', 'exe.\u202Efdp'],
  ['left-to-right override', 'a\u202Db'],
  ['right-to-left embedding', 'a\u202Bb'],
  ['pop directional formatting', 'a\u202Cb'],
  ['left-to-right isolate', 'a\u2066b'],
  ['pop directional isolate', 'a\u2069b'],
  ['right-to-left mark', 'a\u200Fb'],
  ['Arabic letter mark', 'a\u061Cb'],
  ['zero width space', 'Ac\u200Bme'],
  ['zero width joiner between letters of ASCII', 'Ac\u200Dme'],
  ['zero width non-joiner at the end', 'Acme\u200C'],
  ['zero width non-joiner at the start', '\u200CAcme'],
  ['word joiner', 'Ac\u2060me'],
  ['byte order mark', '\uFEFFAcme'],
  ['soft hyphen', 'Ac\u00ADme'],
  ['combining grapheme joiner', 'Ac\u034Fme'],
  ['Hangul filler', '\u3164'],
  ['braille blank', '\u2800'],
  ['tag', 'Acme\u{E0041}'],
  ['line separator', 'Ac\u2028me'],
  ['new line', 'Ac\nme'],
  ['tab', 'Ac\tme'],
  ['bell', 'Ac\u0007me'],
  ['escape', 'Ac\u001B[31mme'],
  ['delete', 'Ac\u007Fme'],
  ['next line', 'Ac\u0085me'],
]
const shown = [
  'Łukasz O’Néill-Østergård',
  'مرحبا بالعالم',
  'می\u200Cخواهم',
  'क्\u200Dष',
  'שלום',
  '葛󠄀城',
  '👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽',
  '株式会社 三菱',
  'A\u00A0B',
]

onEveryEngine('a name', (database) => {
  const codeOf = async (sql: string, values: unknown[]) => {
    try {
      await database.rows(sql, values)
      return 'taken'
    } catch (error) {
      const { code, detail = '{}' } = error as { code?: string; detail?: string }
      return code === 'CPSTN' ? (JSON.parse(detail) as { fields: object }).fields : code
    }
  }
  const sorry = 'This contains hidden characters. Please type it again.'

  it.each(hidden)('holds no %s', async (_name, text) => {
    const { errors } = await database.ask(
      halden,
      `mutation ($name: String!) { createAsset(input: { asset: { name: $name, type: "Fund", status: "drafted" } }) { asset { id } } }`,
      { name: text },
    )

    expect(errors?.[0]?.extensions).toEqual({ code: 'invalid_input', details: { fields: { name: sorry } } })
  })

  it.each([
    ['https://evil.example/login', true],
    ['URGENT: verify at http://evil.example', true],
    ['See WWW.evil.example', true],
    ['ftp://evil', true],
    ['Amazon.com, Inc.', false],
    ['St. Gallen', false],
    ['A/B Capital: Series C', false],
    ['Awww. Holdings', false],
    ['Yahoo! Inc. / Altaba', false],
  ])('that mails are written with: is %s refused? %s', async (text, isRefused) => {
    const link = 'A name holds no web address. Please leave out “://” and “www.”.'
    for (const [sql, field] of [
      [`insert into app_public.users (first_name, last_name) values ($1, 'x')`, 'firstName'],
      [`insert into app_public.accounts (type, name, email) values ('investor', $1, 'a@b.example')`, 'name'],
      [
        `insert into app_public.accounts (type, name, contact_name, email) values ('investor', 'x', $1, 'a@b.example')`,
        'contactName',
      ],
      [
        `update app_public.assets set name = $1 where id = (select min(id::text)::uuid from app_public.assets)`,
        'name',
      ],
    ] as const)
      expect(await codeOf(sql, [text])).toEqual(isRefused ? { [field]: link } : 'taken')
  })

  it('of a link, a note or a description may be a web address', async () => {
    expect(
      await codeOf(
        `update app_public.allocation_annotations set annotation = 'See https://halden.example'`,
        [],
      ),
    ).toBe('taken')
  })

  it.each(shown)('may be %s', async (text) => {
    const [row] = await database.rows<{ hides: boolean }>(
      'select app_private.hides_characters($1) as hides',
      [text],
    )

    expect(row?.hides).toBe(false)
  })

  it.each([
    ['a person’s', `insert into app_public.users (first_name, last_name) values ($1, 'x')`, 'firstName'],
    [
      'an e-mail',
      `insert into app_public.users (first_name, last_name, emails) values ('x', 'x', array['a' || $1 || '@b.example'])`,
      'emails',
    ],
    ['an account’s', `insert into app_public.accounts (type, name) values ('investor', $1)`, 'name'],
    ['a document’s', `update app_public.documents set name = $1`, 'name'],
    ['a round’s', 'update app_public.rounds set name = $1', 'name'],
    ['an allocation’s', 'update app_public.allocations set name = $1', 'name'],
    ['a security’s ticker', 'update app_public.securities set ticker = $1', 'ticker'],
    ['a contact’s', 'update app_public.customers set contact_name = $1', 'contactName'],
    ['an asset’s', 'update app_public.assets set name = $1', 'name'],
  ])('is refused for every writer, with its field: %s', async (_whose, sql, field) => {
    expect(await codeOf(sql, ['exe.\u202Efdp'])).toEqual({ [field]: sorry })
  })

  it('is one line; a note may have several, but no invisible characters either', async () => {
    const note = 'select app_private.hides_characters($1, false) as hides'
    const hides = async (text: string) => (await database.rows<{ hides: boolean }>(note, [text]))[0]?.hides

    expect(await hides('One\r\n\ttwo\n')).toBe(false)
    expect([await hides('a\u202Eb'), await hides('a\u0007')]).toEqual([true, true])
  })
})
