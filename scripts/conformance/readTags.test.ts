import { describe, expect, it } from 'vitest'
import { readTags } from './readTags.ts'
import { tagsOfTests } from './tagsOfTests.ts'

const inTest = (...body: string[]) =>
  readTags(
    'a.test.ts',
    ["describe('a list', () => {", "it('is sorted', () => {", ...body, '})', '})'].join('\n'),
  )
const idsAndTitles = ({ tags }: ReturnType<typeof readTags>) => tags.map(({ id, titles }) => [id, titles])

describe('readTags', () => {
  it('gives the assertion below a tag to its test, with the titles of its groups', () => {
    const read = inTest('sort()', '// proves GRID-001, GRID-002', 'expect(rows).toEqual([1, 2])')

    expect(read.problems).toEqual([])
    expect(idsAndTitles(read)).toEqual([
      ['GRID-001', ['a list is sorted']],
      ['GRID-002', ['a list is sorted']],
    ])
  })

  it('names the groups that run on each database', () => {
    const body =
      "onEveryEngine('a list', (database) => {\nit('is sorted', () => {\n// proves GRID-001\nexpect(1).toBe(1)\n})\n})"

    expect(idsAndTitles(readTags('a.test.ts', body))).toEqual([['GRID-001', ['a list on * is sorted']]])
  })

  it('reads several lines of tags above one assertion', () => {
    const read = inTest(
      '// proves GRID-001',
      '// proves GRID-002',
      '// In their order.',
      'expect(rows).toEqual([])',
    )

    expect(read.problems).toEqual([])
    expect(read.tags.map(({ id }) => id)).toEqual(['GRID-001', 'GRID-002'])
  })

  it('assigns a case of a table to the tests that are made from it, for all titles', () => {
    const table = "const cases = [\n['a'], // proves GRID-001\n['b'],\n]\n"
    const each = "it.each(cases)('sorts %s', (one) => {\nexpect(one).toBe(1)\n})\n"
    const loop = 'for (const one of cases) test(`finds ${one}`, () => expect(one).toBe(1))\n'
    const other = "it('is another', () => expect(1).toBe(1))\n"
    const read = readTags('a.test.ts', table + each + loop + other)

    expect(read.problems).toEqual([])
    expect(idsAndTitles(read)).toEqual([['GRID-001', ['sorts *', 'finds *']]])
  })

  it('takes a helper of the same file that asserts for an assertion', () => {
    const helper = 'const isSorted = (rows) => expect(rows).toEqual([])\n'
    const read = readTags('a.test.ts', `${helper}it('sorts', () => {\n// proves GRID-001\nisSorted(rows)\n})`)

    expect(read.problems).toEqual([])
  })

  it('calls a story by its export', () => {
    const story =
      'export const EmptyList: Story = {\nplay: async () => {\n// proves GRID-001\nawait expect(1).toBe(1)\n},\n}\n'
    const [tag] = readTags('packages/a/List.stories.tsx', story).tags

    expect(tag).toMatchObject({ kind: 'story', titles: ['Empty List'] })
  })

  it.each([
    ['nothing below it asserts', ['// proves GRID-001', 'sort(rows)'], /asserts nothing/],
    [
      'its assertion is conditional',
      ['if (a) {', '// proves GRID-001', 'expect(1).toBe(1)', '}'],
      /always run/,
    ],
    ['it is misspelt', ['// proves: GRID-1', 'expect(1).toBe(1)'], /misspelt/],
  ])('refuses a tag when %s', (_case, body, problem) => {
    expect(inTest(...body).problems).toEqual([expect.stringMatching(problem)])
  })

  it('refuses an id in a title, and a tag that no test holds', () => {
    expect(readTags('a.test.ts', "it('sorts [GRID-001]', () => expect(1).toBe(1))").problems).toEqual([
      expect.stringMatching(/has an id/),
    ])
    expect(readTags('a.test.ts', '// proves GRID-001\nexpect(1).toBe(1)').problems).toEqual([
      expect.stringMatching(/no test holds/),
    ])
  })
})

describe('the tests of the repository', () => {
  it('write each tag beside an assertion that always runs, and no id into a title', () => {
    const { tags, problems } = tagsOfTests()

    expect(problems).toEqual([])
    expect(tags.length).toBeGreaterThan(1000)
  }, 300_000)
})
