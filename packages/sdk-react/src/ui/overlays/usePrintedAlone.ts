import { useLayoutEffect } from 'react'

/**
 * Prints one element alone: siblings of it and of its ancestors are hidden, and its ancestors do not clip it. In a shadow root
 * this covers the surrounding page too, which no style of the root can reach.
 */
export function usePrintedAlone(element: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!element) return
    const undo = pathOf(element).map(({ node, parent }) => standAlone(node, parent))
    return () => undo.forEach((each) => each())
  }, [element])
}

const around = 'data-capstan-print-around'
const beside = 'data-capstan-print-beside'
const rules = `@media print {
  [${beside}] { display: none !important; }
  [${around}] {
    display: block !important; position: static !important; overflow: visible !important; transform: none !important;
    height: auto !important; min-height: 0 !important; max-height: none !important; margin: 0 !important; padding: 0 !important;
  }
}`

interface Place {
  node: Element
  parent: ParentNode
}

/** From an element to its document, through its shadow roots. */
function pathOf(element: Element): Place[] {
  const parent = element.parentNode
  if (parent instanceof ShadowRoot) return [{ node: element, parent }, ...pathOf(parent.host)]
  if (!(parent instanceof Element)) return []
  return [{ node: element, parent }, ...pathOf(parent)]
}

function standAlone(node: Element, parent: ParentNode): () => void {
  const others = [...parent.children].filter((each) => each !== node)
  const unmark = [
    ...others.map((each) => mark(each, beside)),
    ...(parent instanceof Element ? [mark(parent, around)] : []),
    ...(isEdge(parent) ? [adopt(node.getRootNode())] : []),
  ]
  return () => unmark.forEach((each) => each())
}

/** The outermost of a document or of a shadow root. */
const isEdge = (parent: ParentNode) => parent instanceof ShadowRoot || parent.parentNode instanceof Document

/** Marks an element unless it is: a closing dialog removes only its own marks. */
function mark(element: Element, name: string): () => void {
  if (element.hasAttribute(name)) return () => undefined
  element.setAttribute(name, '')
  return () => element.removeAttribute(name)
}

/** A sheet of script: no policy of a page for styles refuses it. */
function adopt(root: Node): () => void {
  const canAdopt = (root instanceof Document || root instanceof ShadowRoot) && 'adoptedStyleSheets' in root
  if (!canAdopt) return () => undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
