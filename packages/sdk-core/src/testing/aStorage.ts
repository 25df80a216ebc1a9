import type { PreferenceStorage } from '../preferences/createPreferences'

/** A storage like the browser's, with a limited number of characters. */
export function aStorage(room = Infinity): PreferenceStorage {
  const held = new Map<string, string>()
  const size = () => [...held].join('').length
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem(key, value) {
      if (size() + key.length + value.length > room) throw new DOMException('Full', 'QuotaExceededError')
      held.set(key, value)
    },
    removeItem: (key) => void held.delete(key),
    key: (at) => [...held.keys()][at] ?? null,
    get length() {
      return held.size
    },
  }
}
