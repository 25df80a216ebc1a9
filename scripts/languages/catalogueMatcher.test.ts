import { describe, expect, it } from 'vitest'
import { catalogueMatcher } from './catalogueMatcher'

const isFromCatalogue = catalogueMatcher([
  {
    grid: {
      sorted: 'Sorted by {columns}.',
      sortedBy: { ascending: '{column}, ascending' },
      rows: { one: '1 row', other: '{count} rows' },
      any: '{name}',
    },
  },
  { grid: { rows: { one: '1 Zeile', other: '{count} Zeilen' } } },
])
const isKnown = (text: string) => ['Issuer', '12'].includes(text)

describe('catalogueMatcher', () => {
  it.each(['Sorted by Issuer, ascending.', '12 rows', 'Sorted by Issuer, ascending. 12 rows', '12 Zeilen'])(
    'recognizes a text of the catalogues: %s',
    (text) => {
      expect(isFromCatalogue(text, isKnown)).toBe(true)
    },
  )

  it.each([
    ['words of a catalogue in another order', 'rows Sorted by'],
    ['more than its text', '12 rows sorted'],
    ['a sentence beside one that is said', '12 rows. Not in a catalogue.'],
    ['an unknown value filled in', 'Sorted by Unknown, ascending.'],
    ['anything, though one of its texts is nothing but what is filled in', 'Literal'],
  ])('does not accept as translated %s', (_, text) => {
    expect(isFromCatalogue(text, isKnown)).toBe(false)
  })
})
