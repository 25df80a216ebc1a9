import type { KeyboardEvent } from 'react'
import type { AssetLine } from './assetLines'

/** A line of a tree, and what its keys do. */
export interface LineOfTree {
  line: AssetLine
  onToggle: (key: string) => void
  go: (key: string | undefined) => void
}

/** Whom its keys lead to: the first line, the one before, the one after, the last. */
export type Neighbours = readonly [
  first: AssetLine | undefined,
  before: AssetLine | undefined,
  after: AssetLine | undefined,
  last: AssetLine | undefined,
]

/** Arrows walk the lines, the one forward opens and goes in, the one back closes and goes out: by the direction of the text. */
export function treeKeys({ line, onToggle, go }: LineOfTree, [first, before, after, last]: Neighbours) {
  const steps: Record<string, (() => void) | undefined> = {
    ArrowDown: () => go(after?.key),
    ArrowUp: () => go(before?.key),
    Home: () => go(first?.key),
    End: () => go(last?.key),
    ArrowRight: () => (line.isOpen === false ? onToggle(line.key) : line.isOpen && go(after?.key)),
    ArrowLeft: () => (line.isOpen ? onToggle(line.key) : go(line.parent)),
    Enter: line.isOpen === undefined ? undefined : () => onToggle(line.key),
  }
  return (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = steps[isMirrored ? (mirrored[event.key] ?? event.key) : event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
