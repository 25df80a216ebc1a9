import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { format, resolveConfig } from 'prettier'
import { equivalents } from './equivalents.ts'
import type { Mutant } from './instrument.ts'
import type { Note } from './notes.ts'

/** A tried mutant, with the result of its last test. */
export interface Tried extends Mutant {
  end: Note['end'] | 'left out'
}

const page = 'bench/reports/mutation.md'

/** Renews the part of an area in the report; the others stay as they are. */
export async function writeReport(area: string, tried: readonly Tried[], seed: number): Promise<void> {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : ''
  const parts = before.split(/^(?=## )/m).filter((part) => part.startsWith('## '))
  const others = parts.filter((part) => !part.startsWith(`## ${area}\n`))
  const text = [...others, sectionOf(area, tried, seed)].map((part) => part.trim()).toSorted()
  const style = await resolveConfig(page)
  const whole = await format([introduction, ...text].join('\n\n'), { ...style, parser: 'markdown' })
  writeFileSync(page, whole)
  console.log(sectionOf(area, tried, seed))
}

const introduction = `# Mutation score

How many small mistakes in the core's rules the tests notice. StrykerJS makes all it knows to make in an area, one after
another, and every test that passes by one is run with it until one fails; of a larger area 300 are drawn by the seed. A
mistake that no test passes by has survived. One that a test does not end with, or that brings its process down, is
timed out, and noticed. The score is what was noticed of all but the equivalent: those behave as before, each for the
reason that stands with it in \`bench/mutation/equivalents.ts\`. What runs while modules are loaded takes a process a
mutant, and is tried on the tests of its own area: of those that nothing else noticed, 40 are drawn and the rest left
out.

Made by \`pnpm mutation\`; do not edit.`

function sectionOf(area: string, tried: readonly Tried[], seed: number): string {
  const count = (...ends: string[]) => tried.filter(({ end }) => ends.includes(end)).length
  const left = tried.filter(({ end }) => end === 'passed')
  const survivors = left.filter((one) => !isEquivalent(one))
  const equal = left.length - survivors.length
  const whole = tried.length - count('left out')
  const score = (100 * count('killed', 'timed out', 'begun')) / (whole - equal)
  const figures = [
    whole,
    count('killed'),
    count('timed out', 'begun'),
    survivors.length,
    equal,
    count('left out'),
  ]
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`
  const rows = survivors.map(
    ({ file, line, original, replacement }) =>
      `| ${file}:${line} | ${code(original)} | ${code(replacement)} |`,
  )
  return `## ${area}

| score | mutants | killed | timed out | survived | equivalent | not drawn |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: |
| **${score.toFixed(1)} %** | ${figures.join(' | ')} |

${new Date().toISOString().slice(0, 10)}, seed ${seed}, ${machine}. ${rows.length > 0 ? 'Survivors:' : 'None survived.'}

${rows.length > 0 ? ['| where | original | change that no test noticed |', '| --- | --- | --- |', ...rows].join('\n') : ''}`
}

function isEquivalent({ file, original, replacement }: Tried): boolean {
  return equivalents.some(
    (one) => one.file === file && one.original === original && one.replacement === replacement,
  )
}

const code = (text: string) => (text === '' ? 'nothing' : `\`\` ${text.replaceAll('|', '\\|')} \`\``)
