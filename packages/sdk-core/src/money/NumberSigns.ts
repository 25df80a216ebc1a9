/** How a language writes numbers. */
export interface NumberSigns {
  decimal: string
  /** The separator between groups of digits. */
  group: string
  /** How many digits the last group has, and each before it. */
  groups: readonly [last: number, before: number]
  /** How many digits a whole number has before it is grouped. */
  groupFrom: number
  /** A number alone, positive and negative. */
  plain: SignedPattern
  /** An amount of US dollars. */
  money: SignedPattern
  percent: SignedPattern
}

/** The text before and after the digits, of a number that is not below 0 and of one that is. */
export type SignedPattern = readonly [positive: Around, negative: Around]

type Around = readonly [before: string, after: string]

/** As the specification writes numbers. */
export const englishSigns: NumberSigns = {
  decimal: '.',
  group: ',',
  groups: [3, 3],
  groupFrom: 4,
  plain: [
    ['', ''],
    ['−', ''],
  ],
  money: [
    ['$', ''],
    ['−$', ''],
  ],
  percent: [
    ['', '%'],
    ['−', '%'],
  ],
}
