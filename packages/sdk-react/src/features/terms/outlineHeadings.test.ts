import { describe, expect, it } from 'vitest'
import { outlineHeadings } from './readAgreement'

function levels(headings: string[]) {
  const text = document.createDocumentFragment()
  text.append(...headings.map((name) => document.createElement(name)))
  return [...outlineHeadings(text).children].map(({ localName }) => localName).join(' ')
}

describe('outlineHeadings', () => {
  it.each([
    ['h1 h2 h2 h3', 'h2 h3 h3 h4'],
    ['h3 h4 h3', 'h2 h3 h2'],
    ['h1 h3 h3', 'h2 h3 h3'], // h2 is never used: the levels close up
    ['h1 h3 h2', 'h2 h3 h3'], // a level may not be skipped on the way down
    ['h4 h1', 'h2 h2'],
    ['h1 h2 h3 h4 h5 h6', 'h2 h3 h4 h5 h6 h6'],
    ['p', 'p'],
  ])('turns %s into %s', (before, after) => {
    expect(levels(before.split(' '))).toBe(after)
  })

  it('keeps the content of a heading', () => {
    const text = document.createDocumentFragment()
    const heading = document.createElement('h5')
    heading.innerHTML = 'Your <em>data</em>'
    text.append(heading)

    expect(outlineHeadings(text).firstElementChild?.outerHTML).toBe('<h2>Your <em>data</em></h2>')
  })
})
