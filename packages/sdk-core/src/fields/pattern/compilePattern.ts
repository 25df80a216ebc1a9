import { assemble } from './assemble'
import { longestText, type Pattern } from './Pattern'
import { Refused } from './PatternNode'
import { readPattern } from './readPattern'
import { runProgram } from './runProgram'

const longestPattern = 500

/**
 * A regular expression on our own engine, or nothing where it cannot run there. It reads more than authors may use.
 *
 * It runs on a machine of our own whose time grows with the text and no faster, so that no pattern can hang a page: classes,
 * groups, alternatives, quantifiers, `\d \w \s \b`, anchors, and conditions `(?=…)` after a leading `^`. Back-references, other
 * conditions and patterns of more than two thousand instructions are refused.
 */
export function compilePattern(source: string): Pattern | undefined {
  if (source.length > longestPattern) return undefined
  try {
    return build(source)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

function build(source: string): Pattern {
  const { lookaheads, body } = readPattern(source)
  const program = assemble(body)
  const conditions = lookaheads.map(({ part, expected }) => ({ program: assemble(part), expected }))
  const holds = (text: string) =>
    conditions.every((condition) => runProgram(condition.program, text, true) === condition.expected)
  return { test: (text) => text.length <= longestText && holds(text) && runProgram(program, text, false) }
}
