/**
 * Why a cached answer cannot be kept in sync, and is fetched again instead: `missing_leaf` a newly linked record lacks a
 * field that the answer shows; `unsupported_order` only the platform can sort by the list's order; `unknown_child` a row
 * has no type or id; `missing_filter_key` the records lack a field that the filter uses.
 */
export type CacheProblem = 'missing_leaf' | 'unsupported_order' | 'unknown_child' | 'missing_filter_key'
