/**
 * Wraps every text of a page, and each that comes later, in two `<font>` elements, as the translation of a browser does. Returns
 * a function that stops it.
 */
export function translatePage(root: Node = document.body): () => void {
  const translate = () => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text) // a walker of texts finds nothing else
    for (const text of found) {
      const { parentElement } = text
      if (
        !text.data.trim() ||
        !parentElement ||
        /^(FONT|SCRIPT|STYLE|TEXTAREA|TITLE)$/.test(parentElement.tagName)
      )
        continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text)
    }
    observer.takeRecords()
  }
  const observer = new MutationObserver(translate)
  translate()
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
