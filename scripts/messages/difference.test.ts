import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../root'
import { difference } from './difference'
import { catalogues, wordsIn } from './wordsIn'

const files = { one: '1 file', other: '{count} files' }

describe('difference', () => {
  it.each(catalogues)('finds nothing between the English and the German in %s', async (folder) => {
    const [english, german] = await Promise.all([wordsIn(`${folder}/english.ts`), wordsIn(`${folder}/de.ts`)])
    const { texts, ...found } = difference(english, german, 'de')

    expect(found).toEqual({ missing: [], surplus: [], otherValues: [] })
    expect(texts).toBeGreaterThan(50)
  })

  it('knows every feature of the kit that has words', async () => {
    const english = await wordsIn('packages/sdk-react/src/languages/english.ts')
    const features = globSync('packages/sdk-react/src/features/*/messages.ts', { cwd: root })

    expect(Object.keys(english)).toEqual(
      expect.arrayContaining(features.map((file) => file.split('/').at(-2))),
    )
    expect(features.length).toBeGreaterThan(5)
  })

  it('shows no feature of the kit in English when the language is German', async () => {
    const [english, german] = await Promise.all(
      ['english', 'de'].map((name) => wordsIn(`packages/sdk-react/src/languages/${name}.ts`)),
    )

    for (const [feature, words] of Object.entries(german ?? {}))
      expect(words, feature).not.toEqual(english?.[feature])
  })

  it('names missing texts, unused texts, and texts with other placeholders', () => {
    const here = { ui: { retry: 'Retry', close: 'Close', at: 'At {time}' } }
    const there = { ui: { retry: 'Nochmal', open: 'Öffnen', at: 'Um {hour}' } }

    expect(difference(here, there, 'de')).toEqual({
      texts: 3,
      missing: ['ui.close'],
      surplus: ['ui.open'],
      otherValues: ['ui.at'],
    })
  })

  it('asks for the forms of number that the language has', () => {
    const polish = { documents: { files: { one: '1 plik', other: '{count} pliku' } } }

    expect(difference({ documents: { files } }, polish, 'pl').missing).toEqual([
      'documents.files.many',
      'documents.files.few',
    ])
    expect(
      difference({ a: { files: { other: files.other } } }, { a: { files: { other: '{count} F' } } }, 'de')
        .missing,
    ).toEqual([])
  })

  it('looks into groups of texts', () => {
    expect(
      difference({ fields: { email: { invalid: 'No.' } } }, { fields: { email: {} } }, 'de').missing,
    ).toEqual(['fields.email.invalid'])
  })
})
