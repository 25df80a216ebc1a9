/** The filters that go by the order of text. */
export const textRanges = ['lessThan', 'lessThanOrEqualTo', 'greaterThan', 'greaterThanOrEqualTo'] as const
export type TextRange = (typeof textRanges)[number]
