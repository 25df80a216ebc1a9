import { english } from '../packages/sdk-react/src/languages/english'
import type { Messages } from '../packages/sdk-react/src/language/Messages'

const plain = 'abcdefghijklmnoprstuvwyzABCDEFGHIJKLMNOPRSTUVWYZ'
const odd = 'áƀčďéƒǧĥíĵķľɱńóþřšťúṽŵýžÁƁČĎÉƑǦĤÍĴĶĽṀŃÓÞŘŠŤÚṼŴÝŽ'

/** Marks every letter of a text and makes the text two fifths longer, as a translation can be. */
function pseudoText(text: string): string {
  const marked = text.replace(/\{\w+\}|[a-z]/gi, (part) => odd[plain.indexOf(part)] ?? part)
  const more = 'ẋ'.repeat(Math.ceil(text.length * 0.4)).match(/.{1,9}/g) ?? []
  return text.trim() ? [marked, ...more].join(' ') : text
}

function pseudo(words: object): Messages {
  const entries = Object.entries(words).map(([key, text]) => [
    key,
    typeof text === 'string' ? pseudoText(text) : pseudo(text as object),
  ])
  return Object.fromEntries(entries) as Messages
}

/** All texts of the kit, marked. A text without marks is a literal, or was written by a person. */
export const pseudoWords: Messages = pseudo(english)
