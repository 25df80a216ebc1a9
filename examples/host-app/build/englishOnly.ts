import type { Plugin } from 'vite'

const otherLanguage = /react-(aria|stately)\/.*\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js/

/** Leaves out React Aria's few words in the languages this app is not written in. */
export function englishOnly(): Plugin {
  return {
    name: 'host-app-english-only',
    enforce: 'pre',
    load: (id) => (otherLanguage.test(id) ? 'export default undefined' : undefined),
  }
}
