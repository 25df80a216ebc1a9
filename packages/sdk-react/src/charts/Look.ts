import type { Span } from './layOut'

/** The appearance of a part: a theme colour with its pattern, or that of the rest. */
export type Look = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 'rest'

/** A part as it is drawn and read out. */
export interface DrawnPart extends Span {
  id: string
  look: Look
  /** The text that describes it. */
  text: string
  /** It is not there yet: it is dashed. */
  isPending?: boolean
  /** How high it is, of 100; as high as the picture when not given. */
  height?: number
}

/** The look of the part at a place; the last one is for all that follow. */
export function lookAt(index: number): Look {
  return Math.min(index, 7) as Look
}

/** The colour of a look. */
export function colourOf(look: Look): string {
  return look === 'rest' ? 'var(--capstan-border-strong)' : `var(--capstan-data-${look + 1})`
}
