import type { GridSort } from '@capstan/sdk-core/grid'

/** How transactions are sorted until their reader sorts them. */
export const latestFirst: readonly GridSort[] = [{ column: 'paidOn', direction: 'descending' }]
