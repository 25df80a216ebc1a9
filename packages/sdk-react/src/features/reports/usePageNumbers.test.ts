import { describe, expect, it } from 'vitest'
import { pageRule } from './usePageNumbers'

describe('the rule of printed pages', () => {
  it('counts the pages in the order of the language', () => {
    expect(pageRule('Page {page} of {pages}', 'Maren')).toContain(
      'content: "Page " counter(page) " of " counter(pages);',
    )
    expect(pageRule('{pages} / {page}', '')).toContain('content: counter(pages) " / " counter(page);')
  })

  it('writes a hostile name as text', () => {
    expect(pageRule('{page}', 'a"} body { display: none } \\ \n')).toContain(
      'content: "a\\22 } body { display: none } \\5c  \\a ";',
    )
  })
})
