/** A pattern ready to be matched. A text of more than 4,096 characters matches none. */
export interface Pattern {
  test(text: string): boolean
}

/** The longest text that may match a pattern. */
export const longestText = 4_096
