/**
 * Why a cached answer could not be kept in step by itself, and is asked for again instead: a record that is now linked
 * does not bring every field the answer shows; the order, or a child, is of a kind nothing is known of; the records do
 * not show what the filter asks about.
 */
export type CacheProblem = 'missing_leaf' | 'unsupported_order' | 'unknown_child' | 'missing_filter_key'
