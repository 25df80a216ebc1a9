import type { GridSort } from '@capstan/sdk-core/grid'

/** The default order of computed rows. */
export const largestFirst = (column: string): GridSort[] => [{ column, direction: 'descending' }]
