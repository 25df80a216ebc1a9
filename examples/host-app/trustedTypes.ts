import type { Plugin } from 'vite'

const announcer = /[\\/]live-announcer[\\/]LiveAnnouncer\.m?js$/
const emptied = /\.innerHTML = '';/g

/**
 * Lets react-aria's announcer run under `require-trusted-types-for 'script'`: it empties its log by writing markup,
 * which the browser refuses, and the tree comes down with it. Fails the build when react-aria is no longer what this was
 * written for.
 */
export function trustedTypes(): Plugin {
  return {
    name: 'capstan-trusted-types',
    apply: 'build',
    transform(code, id) {
      if (!announcer.test(id.split('?')[0] ?? id)) return undefined
      if (code.match(emptied)?.length !== 2) {
        this.error(`${id} no longer empties its two logs as expected: look at trustedTypes.ts again.`)
      }
      return { code: code.replace(emptied, '.replaceChildren();'), map: null }
    },
  }
}
