import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readProperties } from './readProperties.ts'

/** The properties of the type `Answer` that a program of one file reads. */
function readIn(code: string): string[] {
  const text = `type Answer = { a: string; b: string; c: string }\ndeclare const answer: Answer\n${code}`
  const file = ts.createSourceFile('code.ts', text, ts.ScriptTarget.ES2022, true)
  const host = {
    ...ts.createCompilerHost({}),
    getSourceFile: (name: string) => (name === 'code.ts' ? file : undefined),
  }
  const isRead = readProperties(ts.createProgram(['code.ts'], { noLib: true }, host))
  const [answer] = file.statements
  const members =
    answer && ts.isTypeAliasDeclaration(answer) && ts.isTypeLiteralNode(answer.type)
      ? answer.type.members
      : []
  return members.filter(isRead).map(({ name }) => name?.getText() ?? '')
}

describe('readProperties', () => {
  it.each([
    ['is accessed', 'answer.a; answer["b"]', ['a', 'b']],
    ['is taken out of its object', 'const { a, ...rest } = answer', ['a']],
    [
      'is read of what its object is given as',
      'function show({ a }: { a: string; b: string }) {}\nshow(answer)',
      ['a'],
    ],
    [
      'is read of what its object is spread into',
      'const view: { a: string; b: string } = { ...answer }\nview.b',
      ['b'],
    ],
    [
      'is read by a callback',
      'declare function each(f: (x: Answer) => void): void\neach((x: { c: string }) => x.c)',
      ['c'],
    ],
    ['is read of a result', 'function get(): { b: string } { return answer }\nget().b', ['b']],
  ])('finds a property that %s', (_, code, expected) => {
    expect(readIn(code)).toEqual(expected)
  })

  it('does not take a type that has the property for a reader', () => {
    expect(readIn('const view: { a: string } = { ...answer }')).toEqual([])
  })
})
