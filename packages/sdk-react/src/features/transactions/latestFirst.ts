import type { GridSort } from '@capstan/sdk-core/grid'

/** Initial sorting of transactions. */
export const latestFirst: readonly GridSort[] = [{ column: 'bookedOn', direction: 'descending' }]
