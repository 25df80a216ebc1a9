import { de } from '../../packages/sdk-react/src/languages/de'
import { english } from '../../packages/sdk-react/src/languages/english'
import { catalogueMatcher } from '../../scripts/languages/catalogueMatcher'
import { givenWords, machineWords, wordsOf } from './givenWords'

/**
 * Returns the texts that a page in the pseudo-locale shows without its marks, although they are neither from the story nor from its
 * records. Such a text comes from no catalogue.
 */
export async function literalsOf(elements: readonly Element[], title: string): Promise<string[]> {
  const given = await givenWords(title)
  const isGiven = (text: string) => wordsOf(text).every((word) => given.has(word) || machineWords.has(word))
  const texts = elements.flatMap((element) => {
    if (element.closest(people)) return []
    const literals = textsOf(element).filter((text) => !known.test(text) && !isGiven(text))
    return element.closest(events) ? literals.filter((text) => !isFromCatalogue(text, isGiven)) : literals
  })
  return [...new Set(texts)]
}

/** Elements with figures, or with texts that people and partners wrote. */
const people = 'bdi, code, pre, [dir="auto"], [translate="no"], .capstan-segment'

/**
 * Messages about events keep the language in which they appeared: the steps of a story run in English, and German is checked before
 * the languages that mark their words. Such a message has to be exactly a text of a catalogue.
 */
const events =
  '.capstan-snackbar, .capstan-alert, .capstan-error-summary, .capstan-form-notice, .capstan-message-error, [data-announcer]'
const isFromCatalogue = catalogueMatcher([english, de])

/** Matches texts with the marks of the pseudo-locale, and texts in Arabic, which come from the operating system and React Aria. */
const known = /[\p{Script=Arabic}áƀčďéƒǧĥíĵķľɱńóþřšťúṽŵýžÁƁČĎÉƑǦĤÍĴĶĽṀŃÓÞŘŠŤÚṼŴÝŽẋ]/u

/** Attributes with texts for the reader. */
const textAttributes = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt']

function textsOf(element: Element): string[] {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const texts = [
    ...own.map((node) => node.textContent),
    ...textAttributes.map((name) => element.getAttribute(name)),
  ]
  return texts.map((text) => text?.replace(/[\u2068\u2069]/g, '').trim() ?? '').filter(Boolean)
}
