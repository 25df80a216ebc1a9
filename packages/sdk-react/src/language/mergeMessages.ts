import { mergeTexts } from './mergeTexts'
import type { Messages } from './Messages'

/** Messages over messages, feature by feature and text by text; what comes later is said. */
export function mergeMessages(each: readonly Messages[]): Messages {
  // Texts by feature over texts by feature are both still.
  return each.reduce((under, over) => mergeTexts(under, over) as Messages, {})
}
