import type { Instruction } from './assemble'
import { codeOf, isWord } from './readClass'

interface Run {
  program: readonly Instruction[]
  /** The characters of the text by their code points, as PostgreSQL counts them. */
  text: readonly number[]
  /** For each instruction, where in the text it was last reached: each is visited once there, so an empty loop ends. */
  reached: Int32Array
}

/**
 * Returns true when a program finds a match, from the start of the text only or anywhere in it. The time is linear in the text.
 */
export function runProgram(program: readonly Instruction[], given: string, isAnchored: boolean): boolean {
  const text = Array.from(given, codeOf)
  const run: Run = { program, text, reached: new Int32Array(program.length).fill(-1) }
  let states = [0]
  for (let at = 0; at <= text.length; at++) {
    const reading = follow(run, states, at)
    if (!reading) return true
    states = step(run, reading, text[at] ?? 0)
    if (!isAnchored) states.push(0)
  }
  return false
}

/** The states that read a character next, reached without reading one; nothing when a match is among them. */
function follow(run: Run, open: number[], at: number): number[] | undefined {
  const reading: number[] = []
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (run.reached[state] === at) continue
    run.reached[state] = at
    const instruction = run.program[state]
    if (instruction?.kind === 'match') return undefined
    if (instruction?.kind === 'char') reading.push(state)
    else if (instruction?.kind === 'split') open.push(...instruction.to)
    else if (instruction && holds(instruction, run.text, at)) open.push(state + 1)
  }
  return reading
}

function step({ program }: Run, reading: readonly number[], code: number): number[] {
  const next: number[] = []
  for (const state of reading) {
    const instruction = program[state]
    if (instruction?.kind === 'char' && instruction.test(code)) next.push(state + 1)
  }
  return next
}

type Condition = Extract<Instruction, { kind: 'start' | 'end' | 'word' }>

function holds(condition: Condition, text: readonly number[], at: number): boolean {
  if (condition.kind === 'start') return at === 0
  return condition.kind === 'end' ? at === text.length : isBoundary(text, at) === condition.expected
}

function isBoundary(text: readonly number[], at: number): boolean {
  const isWordAt = (index: number) => isWord(text[index] ?? 0)
  return isWordAt(at - 1) !== isWordAt(at)
}
