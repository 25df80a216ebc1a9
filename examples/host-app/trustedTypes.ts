import type { Plugin } from 'vite'

const announcer = /[\\/]dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.m?js$/
const emptied = /\.innerHTML = '';/g

/**
 * Lets react-aria's announcer run under `require-trusted-types-for 'script'`: it empties its logs by writing markup,
 * which the browser refuses, and the tree comes down with it. Fails the build when react-aria is no longer what this was
 * written for.
 */
export function trustedTypes(): Plugin {
  let isSeen = false

  return {
    name: 'capstan-trusted-types',
    apply: 'build',
    transform(code, id) {
      if (!announcer.test(id)) return undefined
      isSeen = code.match(emptied)?.length === 2
      return { code: code.replace(emptied, '.replaceChildren();'), map: null }
    },
    buildEnd(error) {
      if (!error && !isSeen)
        this.error('React Aria empties its announcements in another way now: mend trustedTypes.ts.')
    },
  }
}
