import { globSync, readFileSync } from 'node:fs'
import { isTooSlow, slowestOf } from './slowestOf'

const source = new URL('../../src/', import.meta.url)
/** A regular expression in a program: after what may stand before one, and no comment. */
const literal =
  /(?<=[=(,:!&|?[]\s*|return )\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/g

/** Every regular expression in the sources of the core, with the file it stands in. */
function expressionsOf(): { file: string; expression: RegExp }[] {
  const files = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', '**/*.generated.ts'] })
  return files.flatMap((file) => {
    const text = readFileSync(new URL(file, source), 'utf8')
    return [...text.matchAll(literal)].map(([, pattern = '', flags]) => ({
      file,
      expression: new RegExp(pattern, flags),
    }))
  })
}

const units = [
  'a',
  'A',
  '9',
  '0',
  ' ',
  '\t',
  '\n',
  '.',
  ',',
  '-',
  '/',
  '\\',
  '@',
  '"',
  "'",
  '=',
  '_',
  '+',
  '(',
  '[',
  '{',
  '\ud800',
  '\0',
]
const ends = ['', '!', '\n', '\\', 'a', '1']
const pairs = ['1,', '1.', 'a.', 'a@', "'=", '""', '\\d', '9-', '://', '[0-9]', '0x', 'ab', 'Aa', ', ']

/** F11, our own expressions: each on texts of 100,000 characters made to hold it up; what takes over 10 ms. */
export function tryExpressions(length = 100_000): { runs: number; defects: string[]; slowest: number } {
  const expressions = expressionsOf()
  const texts = [...units, ...pairs].flatMap((unit) =>
    ends.map((end) => unit.repeat(length / unit.length) + end),
  )
  const defects: string[] = []
  let slowest = 0
  for (const { file, expression } of expressions)
    for (const text of texts) {
      const milliseconds = slowestOf([() => search(expression, text)], 10)
      slowest = Math.max(slowest, milliseconds)
      if (isTooSlow(milliseconds, 10))
        defects.push(
          `${file}: ${expression} takes ${milliseconds.toFixed()} ms on ${JSON.stringify(text.slice(0, 6))}…`,
        )
    }
  return { runs: expressions.length * texts.length, defects, slowest }
}

function search(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0
  return expression.test(text)
}
