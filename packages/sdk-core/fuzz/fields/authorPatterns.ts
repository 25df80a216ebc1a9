import fc from 'fast-check'

const plain = ['a', 'b', '1', '_', 'é', '😀', ' ', '.', '-', ',', '/', '=', '!', '٣', '\u00a0']
const escaped = [
  '\\d',
  '\\D',
  '\\w',
  '\\W',
  '\\s',
  '\\S',
  '\\.',
  '\\-',
  '\\\\',
  '\\/',
  '\\@',
  '\\ ',
  '\\]',
  '\\^',
]
const times = ['*', '+', '?', '{2}', '{1,3}', '{2,}', '{0}', '{10,12}']

/** Patterns that one engine reads differently from the other, or not at all. */
const traps = [
  ...[
    '\\',
    '\\b',
    '\\B',
    '\\y',
    '\\m',
    '\\A',
    '\\Z',
    '\\1',
    '\\k<x>',
    '\\n',
    '\\0',
    '\\x41',
    '\\u0041',
    '\\p{L}',
    '\\_',
  ],
  ...[
    '[',
    ']',
    '[]',
    '[^]',
    '[]a]',
    '[^]a]',
    '[a-b-c]',
    '[z-a]',
    '[[:alpha:]]',
    '[[.a.]]',
    '[\\W]',
    '[\\d-z]',
    '[a-\\d]',
  ],
  ...[
    '[--]',
    '[--a]',
    '[^-^]',
    '[\\b]',
    '[a\\]',
    '(',
    ')',
    '(?:',
    '(?=',
    '(?!',
    '(?<=a)',
    '(?<!a)',
    '(?<x>a)',
    '(?i)',
  ],
  ...[
    '(?#a)',
    '{',
    '}',
    '{,2}',
    '{2,1}',
    '{100}',
    '{256}',
    '{1,2',
    '*?',
    '++',
    '??',
    '{2}?',
    '***=',
    '***:',
    '^*',
    '$+',
    '||',
  ],
]

const member = fc.oneof(
  fc.constantFrom(
    'a',
    'z',
    '1',
    '-',
    '^',
    '😀',
    '.',
    '$',
    '\\d',
    '\\s',
    '\\w',
    '\\-',
    '\\]',
    '\\\\',
    '\\^',
    '[',
    ']',
  ),
  fc.constantFrom('a-c', '0-9', '!-~', '\\--a', 'é-ü', 'c-a', ' -/'),
)
const aClass = fc
  .tuple(fc.constantFrom('', '^'), fc.array(member, { maxLength: 4 }))
  .map(([negation, members]) => `[${negation}${members.join('')}]`)

/** Patterns as authors write them: most of these may be used. */
const written = fc.letrec<{ choice: string; piece: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 3 },
    { arbitrary: fc.constantFrom(...plain, ...escaped), weight: 4 },
    { arbitrary: aClass, weight: 1 },
    { arbitrary: tie('choice').map((inner) => `(${inner})`), weight: 1 },
    { arbitrary: tie('choice').map((inner) => `(?:${inner})?`), weight: 1 },
  ),
  piece: fc.oneof(
    { arbitrary: tie('atom'), weight: 5 },
    { arbitrary: fc.tuple(tie('atom'), fc.constantFrom(...times)).map((both) => both.join('')), weight: 2 },
    { arbitrary: fc.constantFrom('^', '$'), weight: 1 },
  ),
  choice: fc
    .array(fc.array(tie('piece'), { maxLength: 3 }), { minLength: 1, maxLength: 2 })
    .map((parts) => parts.map((pieces) => pieces.join('')).join('|')),
})).choice

const conditions = fc
  .array(fc.tuple(fc.constantFrom('(?=', '(?!'), written), { minLength: 1, maxLength: 2 })
  .map((parts) => parts.map(([opening, inner]) => `${opening}${inner})`).join(''))

/** Anything an author may write, by mistake or to do harm. */
export const authorPatterns: fc.Arbitrary<string> = fc.oneof(
  written,
  written.map((inner) => `^${inner}$`),
  fc.tuple(conditions, written).map(([first, inner]) => `^${first}${inner}`),
  fc
    .array(fc.oneof(fc.constantFrom(...plain, ...escaped, ...times, ...traps), aClass), { maxLength: 6 })
    .map((parts) => parts.join('')),
  fc.tuple(written, fc.constantFrom(...traps), written).map((parts) => parts.join('')),
  fc.tuple(written, fc.integer({ min: 2, max: 12 })).map(([part, often]) => part.repeat(often)),
)

/** Answers made of what the patterns are made of. */
export const authorAnswers: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(...plain, '\n', '\r', '\u3000', '\ufeff', '\\', ']', '^', '[', '~', 'z'),
  maxLength: 6,
})
