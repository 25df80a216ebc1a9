import type { GridSort } from '@capstan/sdk-core/grid'

/** How rows that are worked out are sorted until their reader sorts them. */
export const largestFirst = (column: string): GridSort[] => [{ column, direction: 'descending' }]
