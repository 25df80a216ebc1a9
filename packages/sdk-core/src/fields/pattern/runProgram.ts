import type { Instruction } from './assemble'
import { isWord } from './readClass'

/** Whether a machine finds a match: from the text's start only, or from anywhere in it. Linear in the text. */
export function runProgram(program: readonly Instruction[], text: string, isAnchored: boolean): boolean {
  let states = follow(program, text, 0, [0])
  for (let at = 0; ; at++) {
    if (states.some((state) => program[state]?.kind === 'match')) return true
    if (at >= text.length) return false
    const code = text.charCodeAt(at)
    const next = states.filter((state) => accepts(program[state], code)).map((state) => state + 1)
    states = follow(program, text, at + 1, isAnchored ? next : [...next, 0])
  }
}

function accepts(instruction: Instruction | undefined, code: number): boolean {
  return instruction?.kind === 'char' && instruction.test(code)
}

/** The states reached without reading a character. Each is visited once, so that an empty loop ends. */
function follow(program: readonly Instruction[], text: string, at: number, from: number[]): number[] {
  const visited = new Set<number>()
  const open = [...from]
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (visited.has(state)) continue
    visited.add(state)
    open.push(...onwards(program[state], state, text, at))
  }
  return [...visited]
}

function onwards(
  instruction: Instruction | undefined,
  state: number,
  text: string,
  at: number,
): readonly number[] {
  switch (instruction?.kind) {
    case 'split':
      return instruction.to
    case 'start':
      return at === 0 ? [state + 1] : []
    case 'end':
      return at === text.length ? [state + 1] : []
    case 'word':
      return isBoundary(text, at) === instruction.expected ? [state + 1] : []
    default:
      return []
  }
}

function isBoundary(text: string, at: number): boolean {
  const isWordAt = (index: number) => index >= 0 && index < text.length && isWord(text.charCodeAt(index))
  return isWordAt(at - 1) !== isWordAt(at)
}
