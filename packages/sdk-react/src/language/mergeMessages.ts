import type { Messages } from './Messages'

/** Messages over messages, feature by feature; what comes later is said. */
export function mergeMessages(each: readonly Messages[]): Messages {
  const merged: Messages = {}
  for (const messages of each) {
    for (const [feature, texts] of Object.entries(messages))
      merged[feature] = { ...merged[feature], ...texts }
  }
  return merged
}
