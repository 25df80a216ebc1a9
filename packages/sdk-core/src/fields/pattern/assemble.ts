import { Refused, type CharTest, type PatternNode } from './PatternNode'

/** One instruction of a pattern's machine. `to` are the instructions to continue with. */
export type Instruction =
  | { kind: 'char'; test: CharTest }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'word'; expected: boolean }
  | { kind: 'split'; to: number[] }
  | { kind: 'match' }

/** The most instructions of a pattern: its cost for each character of a text. The limit for authors is lower. */
const largest = 2_000

/** A pattern as a machine that reads every text once (Thompson's construction). */
export function assemble(node: PatternNode): Instruction[] {
  const program: Instruction[] = []
  emit(program, node)
  push(program, { kind: 'match' })
  return program
}

function emit(program: Instruction[], node: PatternNode): void {
  switch (node.kind) {
    case 'sequence':
      return node.parts.forEach((part) => emit(program, part))
    case 'choice':
      return emitChoice(program, node.parts)
    case 'repeat':
      return emitRepeat(program, node)
    default:
      return push(program, node)
  }
}

function emitChoice(program: Instruction[], parts: readonly PatternNode[]): void {
  const split = { kind: 'split' as const, to: [] as number[] }
  push(program, split)
  const exits = parts.map((part) => {
    const exit = { kind: 'split' as const, to: [] as number[] }
    split.to.push(program.length)
    emit(program, part)
    push(program, exit)
    return exit
  })
  for (const exit of exits) exit.to.push(program.length)
}

function emitRepeat(program: Instruction[], { part, min, max }: PatternNode & { kind: 'repeat' }): void {
  for (let count = 0; count < min; count++) {
    const before = program.length
    emit(program, part)
    // An empty pattern, such as () in (){9999}, matches nothing for any number of repetitions.
    if (program.length === before) return
  }
  if (max === Infinity) return emitLoop(program, part)
  const skips = []
  for (let count = min; count < max; count++) {
    const skip = { kind: 'split' as const, to: [program.length + 1] }
    skips.push(skip)
    push(program, skip)
    emit(program, part)
  }
  for (const skip of skips) skip.to.push(program.length)
}

function emitLoop(program: Instruction[], part: PatternNode): void {
  const start = program.length
  const loop = { kind: 'split' as const, to: [start + 1] }
  push(program, loop)
  emit(program, part)
  push(program, { kind: 'split', to: [start] })
  loop.to.push(program.length)
}

function push(program: Instruction[], instruction: Instruction): void {
  if (program.length >= largest) throw new Refused()
  program.push(instruction)
}
