import { Children, type ReactNode } from 'react'

/**
 * Wraps each bare text among the children in a separate element.
 *
 * A browser's translation moves a bare text node into an element that React does not know. Inserting before that text, or
 * removing a node beside it, then throws `NotFoundError`; an element keeps its place.
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
