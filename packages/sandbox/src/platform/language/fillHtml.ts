import { Html, html, type HtmlValue } from '../http/pages/html.ts'
import { nameInText } from './fillIn.ts'

/** A text with markup in the places of its names: a person's name that stands out, say. */
export function fillHtml(text: string, values: Readonly<Record<string, HtmlValue>>): Html {
  // Odd pieces of the split are names.
  const pieces = text.split(nameInText).map((piece, at) => (at % 2 === 0 ? piece : values[piece]))
  return new Html(pieces.map((piece) => html`${piece}`.text).join(''))
}
