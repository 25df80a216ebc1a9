import { describe, expect, it } from 'vitest'
import { de } from './de'
import { english } from './english'

/** English words that mean several things, or that German inflects: each has the number of its German texts. */
const severalMeanings: Readonly<Record<string, number>> = {
  Accepted: 2,
  Add: 2,
  Added: 2,
  Address: 2,
  Admin: 2,
  Amount: 2,
  Answer: 2,
  Beneficiary: 2,
  Burning: 2,
  Change: 2,
  Clear: 2,
  Cliff: 2,
  Continue: 3,
  Copy: 2,
  Done: 2,
  Email: 2,
  'In progress': 2,
  Minting: 2,
  Never: 2,
  None: 3,
  On: 2,
  Open: 2,
  Ownership: 2,
  'Please choose one.': 2,
  Retry: 2,
  Signing: 2,
  State: 2,
  Test: 2,
  'The agreement': 2,
  Total: 2,
  Transfer: 2,
  Type: 2,
  Vesting: 2,
  View: 2,
  Waiting: 3,
  'Will be added': 2,
  Withdraw: 2,
  Withdrawing: 2,
  'Would change': 2,
  'choose from your computer': 2,
  '{name} saved.': 2,
}

/** Adds the German texts of each English text, however deep it stands. */
function collect(
  english: unknown,
  german: unknown,
  texts: Map<string, Set<string>>,
): Map<string, Set<string>> {
  if (typeof english === 'string' && typeof german === 'string') {
    texts.set(english, (texts.get(english) ?? new Set()).add(german))
  } else if (isRecord(english) && isRecord(german)) {
    for (const [key, text] of Object.entries(english)) collect(text, german[key], texts)
  }
  return texts
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

describe('the German catalogue', () => {
  const texts = collect(english, de, new Map())

  it('translates a text in one way only, unless the text has several meanings', () => {
    expect(texts.size).toBeGreaterThan(500)
    const several = [...texts].filter(
      ([text, ways]) => ways.size > (Object.hasOwn(severalMeanings, text) ? (severalMeanings[text] ?? 1) : 1),
    )

    expect(several.map(([text, ways]) => [text, ...ways])).toEqual([])
  })

  it('has no exception that is not needed', () => {
    const unneeded = Object.keys(severalMeanings).filter((text) => (texts.get(text)?.size ?? 0) < 2)

    expect(unneeded).toEqual([])
  })

  it('names an asset, an investor and a distributor by one word each', () => {
    const german = [...texts.values()].flatMap((ways) => [...ways])

    expect(german.filter((text) => /Vermögenswert|\bAnleger|Vermittler/.test(text))).toEqual([])
  })
})
