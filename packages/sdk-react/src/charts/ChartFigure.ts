import type { Formats } from '@capstan/sdk-core'

/** How the figures of a picture are written: a format of the page's language. */
export type ChartFigure = keyof Pick<Formats, 'units' | 'amount' | 'money' | 'general'>
