import { useLayoutEffect } from 'react'

/**
 * Numbers the printed pages while a paper is shown: a text with `{page}` and `{pages}` at the foot of each page, and a note at its start.
 * The rule belongs to the document, because a browser reads no rule for pages from a shadow root.
 */
export function usePageNumbers(text: string, note: string): void {
  useLayoutEffect(() => {
    if (!('adoptedStyleSheets' in document)) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(pageRule(text, note))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [text, note])
}

/** Returns the rule of the pages. Browsers without margin boxes ignore these, and print the page without its foot. */
export function pageRule(text: string, note: string): string {
  const counted = text
    .split(/(\{pages?\})/)
    .filter(Boolean)
    .map((piece) => counters[piece] ?? quote(piece))
  const font = 'font: 9pt sans-serif; color: #555;'
  return `@page {
    margin: 18mm 16mm 20mm;
    @bottom-left { content: ${quote(note)}; ${font} }
    @bottom-right { content: ${counted.join(' ')}; ${font} }
  }`
}

const counters: Readonly<Record<string, string>> = { '{page}': 'counter(page)', '{pages}': 'counter(pages)' }

/** A name may contain any character: in a string of CSS each that could end it is written as its code. */
const quote = (text: string) =>
  `"${text.replace(/["\\<]|\p{Cc}/gu, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
