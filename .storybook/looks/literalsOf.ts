import { de } from '../../packages/sdk-react/src/languages/de'
import { english } from '../../packages/sdk-react/src/languages/english'
import { saidIn } from '../../scripts/languages/saidIn'
import { givenWords, machineWords, wordsOf } from './givenWords'

/**
 * The texts a page in the pseudo-locale shows without its marks, though neither the story nor its records gave them:
 * they come from no catalogue.
 */
export async function literalsOf(elements: readonly Element[], title: string): Promise<string[]> {
  const given = await givenWords(title)
  const isGiven = (text: string) => wordsOf(text).every((word) => given.has(word) || machineWords.has(word))
  const texts = elements.flatMap((element) => {
    if (element.closest(people)) return []
    const literals = textsOf(element).filter((text) => !known.test(text) && !isGiven(text))
    return element.closest(events) ? literals.filter((text) => !isSaid(text, isGiven)) : literals
  })
  return [...new Set(texts)]
}

/** What people and partners wrote, and figures. */
const people = 'bdi, code, pre, [dir="auto"], [translate="no"], .capstan-segment'

/**
 * What happened is told in the language of its moment: the steps of a story are taken in English, and German is looked at
 * before the languages that mark their words. It has to be what a catalogue says, letter for letter.
 */
const events =
  '.capstan-snackbar, .capstan-alert, .capstan-error-summary, .capstan-form-notice, .capstan-message-error, [data-announcer]'
const isSaid = saidIn([english, de])

/** Texts with our marks, and texts in Arabic, which come with the machine and React Aria. */
const known = /[\p{Script=Arabic}áƀčďéƒǧĥíĵķľɱńóþřšťúṽŵýžÁƁČĎÉƑǦĤÍĴĶĽṀŃÓÞŘŠŤÚṼŴÝŽẋ]/u

const said = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt']

function textsOf(element: Element): string[] {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  const texts = [...own.map((node) => node.textContent), ...said.map((name) => element.getAttribute(name))]
  return texts.map((text) => text?.replace(/[\u2068\u2069]/g, '').trim() ?? '').filter(Boolean)
}
