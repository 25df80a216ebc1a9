import type { Words } from './Words'

/** Words over words, feature by feature; what comes later is said. */
export function mergeWords(each: readonly Words[]): Words {
  const merged: Words = {}
  for (const words of each) {
    for (const [feature, texts] of Object.entries(words)) merged[feature] = { ...merged[feature], ...texts }
  }
  return merged
}
