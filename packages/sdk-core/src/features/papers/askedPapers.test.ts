import { describe, expect, it } from 'vitest'
import { formatsOf } from '../../language/formatsOf'
import { askedPapers } from './askedPapers'
import { papersSchema } from './testing'

describe('askedPapers', () => {
  it('reads the requested papers of a step in order', () => {
    // proves STEP-016
    expect(askedPapers({ schema: papersSchema })).toEqual([
      {
        key: 'letter',
        title: { text: 'Accreditation letter' },
        about: { text: 'From a broker-dealer, an attorney or an accountant.' },
        optional: false,
      },
      {
        key: 'statement',
        title: { text: 'Account statement' },
        about: { text: 'The last three months, every page.' },
        optional: true,
      },
    ])
  })

  it.each([
    undefined,
    null,
    [],
    { documents: 'letter' },
    { documents: [null, 1, 'letter', {}, { key: '' }, { key: 7 }] },
  ])('finds nothing in %j', (schema) => {
    expect(askedPapers({ schema })).toEqual([])
  })

  it('uses the author’s German text, and marks the language of others', () => {
    const [letter] = askedPapers({ schema: papersSchema }, { formats: formatsOf('de-DE') })

    expect(letter?.title).toEqual({ text: 'Schreiben zur Akkreditierung' })
    expect(letter?.about?.lang).toBe('en')
  })

  it('asks once for each key, by its key where it has no title', () => {
    const documents = [
      { key: 'letter', optional: 'yes' },
      { key: 'letter', displayKey: 'Again' },
    ]

    expect(askedPapers({ schema: { documents } })).toEqual([
      { key: 'letter', title: { text: 'letter' }, about: undefined, optional: false },
    ])
  })
})
