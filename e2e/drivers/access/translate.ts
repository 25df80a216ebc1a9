import type { Page } from '@playwright/test'

/**
 * Has each page that opens translated as a browser does it: every text, and every later one, moves into two `<font>`
 * elements, in the document and in shadow roots.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) {
        const parent = text.parentElement
        if (!text.data.trim() || !parent) continue
        if (/^(FONT|SCRIPT|STYLE|TEXTAREA|TITLE)$/.test(parent.tagName) || parent.closest('svg')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        text.replaceWith(outer)
        outer.append(inner)
        inner.append(text)
      }
    }
    const watch = (root: Document | ShadowRoot) => {
      const observer = new MutationObserver(() => {
        wrap(root)
        observer.takeRecords()
      })
      wrap(root)
      observer.observe(root, { childList: true, characterData: true, subtree: true })
    }
    const attachShadow = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init)
      watch(root)
      return root
    }
    watch(document)
  })
}
