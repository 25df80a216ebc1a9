import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../root'
import { featureEntries, publicNames } from './featureEntries'

describe('publicNames', () => {
  it('are those of declarations that are called public, a component with its props', () => {
    const file = `export interface CardProps {}
export interface PanelProps {}
/**
 * A card.
 * @public
 */
export function Card(props: CardProps) {}
/** A panel. */
export function Panel(props: PanelProps) {}
/** Its words. @public */
export const words = {}
/** What is said. @public */
export type Words = typeof words
`

    expect(publicNames(file)).toEqual(['Card', 'type CardProps', 'words', 'type Words'])
  })
})

describe('featureEntries', () => {
  it('have every feature with its words', () => {
    const entries = featureEntries(path.join(root, 'packages/sdk-react/src'))

    expect(entries.size).toBeGreaterThan(5)
    for (const [feature, text] of entries) expect(text).toContain(`export { ${feature}Messages`)
  })

  it('load nothing for a type', () => {
    const entries = featureEntries(path.join(root, 'packages/sdk-react/src'))

    expect(entries.get('invest')).toContain("export type { Invested } from '../features/invest/Invested'")
  })
})
