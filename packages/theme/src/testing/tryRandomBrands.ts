import type { BrandDocument } from '../brandDocument'
import { unreadablePairs } from '../contrast'
import { contrastPairs } from '../contrastPairs'
import { deriveColors } from '../deriveColors'

/**
 * Derives the colours of random brands, always the same ones, the first 256 on papers of every grey. Returns the brands with a pair
 * that cannot be read, and how many papers were used as the brand asked.
 */
export function tryRandomBrands(brands: number): { unreadable: string[]; papersKept: number } {
  const random = numbersFrom(20_261_129)
  const color = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`
  const grey = (level: number) => `#${level.toString(16).padStart(2, '0').repeat(3)}`
  const unreadable: string[] = []
  let papersKept = 0
  for (let count = 0; count < brands; count++) {
    const background = count < 256 ? grey(count) : color()
    const colors = { primary: color(), secondary: color(), background }
    const document: BrandDocument = { slug: 'one', colors }
    // Nothing in the dark depends on the paper.
    for (const mode of count % 5 === 0 ? (['light', 'dark'] as const) : (['light'] as const)) {
      const { roles, changes } = deriveColors(document, mode)
      if (unreadablePairs(roles, contrastPairs).length > 0) unreadable.push(JSON.stringify([document, mode]))
      if (mode === 'light' && changes[0]?.role !== 'background') papersKept++
    }
  }
  return { unreadable, papersKept }
}

/** Returns the same numbers from 0 to 1 each time, on any machine. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
