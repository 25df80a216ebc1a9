import { Children, type ReactNode } from 'react'

/**
 * Puts every text among some children into an element of its own.
 *
 * The translation of a browser moves a bare text node into an element that React does not know: an element that React
 * then puts before the text, or takes away beside it, is a `NotFoundError`. An element stays where React put it.
 */
export function ownText(children: ReactNode): ReactNode {
  const parts: ReactNode[] = []
  let text = ''
  const close = () => {
    if (text) parts.push(<span key={`text${parts.length}`}>{text}</span>)
    text = ''
  }
  for (const child of Children.toArray(children)) {
    if (typeof child === 'string' || typeof child === 'number') text += String(child)
    else {
      close()
      parts.push(child)
    }
  }
  close()
  return parts
}
