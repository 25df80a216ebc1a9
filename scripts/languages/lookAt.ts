/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type * as Axe from 'axe-core'
import type { Page } from 'playwright'

/** What is wrong with a story in one combination. */
export interface Findings {
  axe: string[]
  /** What is wider than the page. */
  overflow: string[]
  /** Texts that are cut and cannot be read otherwise. */
  clipped: string[]
  /** Texts without the marks of the pseudo-locale. */
  unmarked: string[]
}

/** Looks at the story a page shows; runs in the page. */
export function lookAt(page: Page): Promise<Findings> {
  return page.evaluate(async () => {
    const roots = [...document.querySelectorAll('.capstan')]
    const elements = roots.flatMap((root) => [root, ...root.querySelectorAll('*')])
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1
    }
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? '')
        .join(' ')
        .trim()
    const said = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']
    const texts = elements.flatMap((element) => {
      if (element.closest('bdi, code, pre, [dir="auto"], [translate="no"], .capstan-segment, style'))
        return []
      return [ownText(element), ...said.map((name) => element.getAttribute(name) ?? '')]
    })
    const isCut = (element: Element) =>
      isSeen(element) &&
      ownText(element) !== '' &&
      ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1 &&
      !element.closest('[title], .capstan-hidden')
    const room = document.documentElement.clientWidth
    const isWide = document.documentElement.scrollWidth > room + 1
    const { axe } = window as unknown as { axe: typeof Axe }
    // A story is a part of a page and not one.
    const rules = Object.fromEntries(
      ['region', 'landmark-one-main', 'page-has-heading-one'].map((id) => [id, { enabled: false }]),
    )
    const context = { include: ['.capstan'], exclude: ['[data-live-announcer]'] }
    const { violations } = await axe.run(context as never, { rules })
    return {
      axe: violations.map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`),
      overflow: isWide
        ? elements
            .filter((each) => isSeen(each) && each.getBoundingClientRect().right > room + 1)
            .map(nameOf)
            .slice(0, 3)
        : [],
      clipped: elements.filter(isCut).map((each) => `${nameOf(each)}: ${ownText(each).slice(0, 60)}`),
      unmarked: [...new Set(texts)].filter((text) => /\p{Letter}{2}/u.test(text)),
    }
  })
}
