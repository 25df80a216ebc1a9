import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { findBareTexts } from './bareText.ts'
import { productProgram } from './productProgram.ts'

describe('the product', () => {
  it('puts no bare text beside an element that comes or goes', { timeout: 120_000 }, () => {
    expect(findBareTexts(productProgram())).toEqual([])
  })
})

/** Returns the number of places that are reported in a component's JSX. */
function count(jsx: string): number {
  const text = `
    interface Element { readonly type: 'element' }
    declare namespace JSX { interface Element { readonly type: 'element' } interface IntrinsicElements { [name: string]: any } }
    declare const Button: any
    declare const AuthorText: any
    declare const text: string
    declare const maybe: string | undefined
    declare const count: number
    declare const isMore: boolean
    declare const slot: Element | string | undefined
    const shown = ${jsx}`
  const file = ts.createSourceFile('code.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
  const options = { noLib: true, jsx: ts.JsxEmit.Preserve, strict: true }
  const host = {
    ...ts.createCompilerHost(options),
    getSourceFile: (name: string) => (name === 'code.tsx' ? file : undefined),
  }
  return findBareTexts(ts.createProgram(['code.tsx'], options, host)).length
}

describe('findBareTexts', () => {
  it.each([
    ['an element that comes and goes before a text', '<p>{isMore && <b />}{text}</p>'],
    ['an element that comes and goes after a text', '<p>{text}{isMore ? <b /> : null}</p>'],
    ['a text that comes and goes', '<p><b />{isMore && text}</p>'],
    ['a text that may be missing', '<p><b />{maybe}</p>'],
    ['a number', '<p>{count} {isMore && <b />}</p>'],
    ['a fragment', '<>{isMore && <b />}{text}</>'],
    ['a text that becomes an element', '<p><b />{isMore ? text : <b />}</p>'],
    ['the text of an author in a button', '<Button>{isMore ? text : <AuthorText />}</Button>'],
    ['the text of an author beside what comes and goes', '<p><AuthorText />{isMore && <b />}</p>'],
    ['a fragment of a text alone', '<>{text}</>'],
    ['a component that returns a text', 'null; function Note() { return text }'],
    [
      'a component that returns a text in some cases',
      'null; function Note() { return isMore ? text : <b /> }',
    ],
  ])('finds %s', (_, jsx) => expect(count(jsx)).toBe(1))

  it.each([
    ['a text alone', '<p>{isMore && text}</p>'],
    ['texts and elements that stay', '<p>{text}<b />{text}</p>'],
    ['a text in an element of its own', '<p>{isMore && <b />}<span>{text}</span></p>'],
    ['white space', "<p>{isMore && <b />}{' '}<b /></p>"],
    ['a slot', '<p>{slot}{isMore && <b />}</p>'],
    ['a component that wraps its texts', '<Button>{isMore && <b />}{text}</Button>'],
  ])('passes %s', (_, jsx) => expect(count(jsx)).toBe(0))
})
