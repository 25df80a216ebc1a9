import { givenWords, wordsOf } from './givenWords'

/**
 * The texts a page in the pseudo-locale shows without its marks, though neither the story nor its records gave them:
 * they come from no catalogue.
 */
export async function literalsOf(elements: readonly Element[], title: string): Promise<string[]> {
  const given = await givenWords(title)
  const texts = new Set(elements.filter((element) => !element.closest(people)).flatMap(textsOf))
  return [...texts].filter((text) => !marks.test(text) && wordsOf(text).some((word) => !given.has(word)))
}

/** What people and partners wrote, and figures. */
const people = 'bdi, code, pre, [dir="auto"], [translate="no"], .capstan-segment'

const marks = /[áƀčďéƒǧĥíĵķľɱńóþřšťúṽŵýžÁƁČĎÉƑǦĤÍĴĶĽṀŃÓÞŘŠŤÚṼŴÝŽẋ]/

const said = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt']

function textsOf(element: Element): string[] {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const texts = [...own.map((node) => node.textContent), ...said.map((name) => element.getAttribute(name))]
  return texts.map((text) => text?.trim() ?? '').filter(Boolean)
}
