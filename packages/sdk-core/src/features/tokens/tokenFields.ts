/** The longest a token's name and its symbol may be: forty exactly are accepted. (C-13) */
export const longestTokenName = 40

/** Letters, digits, spaces and common punctuation. (TOKEN-027, G-40) */
const common = /^[\p{L}\p{M}\p{N} .,\-_'’&()/:!?]+$/u

/** Returns the problem with the name of a token; undefined when it is valid. */
export function tokenNameProblem(name: string): 'required' | 'too_long' | 'not_common' | undefined {
  return textProblem(name) ?? (common.test(name.trim()) ? undefined : 'not_common')
}

/** Returns the problem with the symbol of a token; undefined when it is valid. */
export function tokenSymbolProblem(symbol: string): 'required' | 'too_long' | undefined {
  return textProblem(symbol)
}

function textProblem(text: string): 'required' | 'too_long' | undefined {
  const { length } = [...text.trim()]
  if (length === 0) return 'required'
  return length > longestTokenName ? 'too_long' : undefined
}
