import { catalogueWords, givenWords, machineWords, wordsOf } from './givenWords'

/**
 * The texts a page in the pseudo-locale shows without its marks, though neither the story nor its records gave them:
 * they come from no catalogue.
 */
export async function literalsOf(elements: readonly Element[], title: string): Promise<string[]> {
  const given = await givenWords(title)
  const texts = elements.flatMap((element) => {
    if (element.closest(people)) return []
    const isGiven = (word: string) =>
      given.has(word) ||
      machineWords.has(word) ||
      (catalogueWords.has(word) && element.closest(events) !== null)
    return textsOf(element).filter((text) => !known.test(text) && !wordsOf(text).every(isGiven))
  })
  return [...new Set(texts)]
}

/** What people and partners wrote, and figures. */
const people = 'bdi, code, pre, [dir="auto"], [translate="no"], .capstan-segment'

/** What happened is told in the language of its moment: the steps of a story are taken in English. */
const events =
  '.capstan-snackbar, .capstan-alert, .capstan-error-summary, .capstan-form-notice, .capstan-message-error'

/** Texts with our marks, and texts in Arabic, which come with the machine and React Aria. */
const known = /[\p{Script=Arabic}áƀčďéƒǧĥíĵķľɱńóþřšťúṽŵýžÁƁČĎÉƑǦĤÍĴĶĽṀŃÓÞŘŠŤÚṼŴÝŽẋ]/u

const said = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt']

function textsOf(element: Element): string[] {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const texts = [...own.map((node) => node.textContent), ...said.map((name) => element.getAttribute(name))]
  return texts.map((text) => text?.trim() ?? '').filter(Boolean)
}
