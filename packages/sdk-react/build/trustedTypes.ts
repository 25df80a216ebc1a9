/** The part of react-aria that writes markup. */
export const announcerFile = /[\\/]dist[\\/]private[\\/]live-announcer[\\/]LiveAnnouncer\.m?js$/

const emptied = /\.innerHTML = '';/g

/**
 * Lets react-aria's announcer run under `require-trusted-types-for 'script'`: it empties its two logs by writing markup,
 * which the browser refuses, and the tree comes down with it. Throws when react-aria is no longer what this was written for.
 */
export function emptyWithoutMarkup(code: string, file: string): string {
  if (code.match(emptied)?.length !== 2) {
    throw new Error(
      `${file} no longer empties its two logs as expected: look at build/trustedTypes.ts again.`,
    )
  }
  return code.replace(emptied, '.replaceChildren();')
}

/** The same as a plugin for Vite and Rollup. Fails the build, too, when the announcer never came by. */
export function trustedTypes() {
  let seen = false
  return {
    name: 'capstan-trusted-types',
    apply: 'build' as const,
    transform(code: string, id: string) {
      const file = id.split('?')[0] ?? id
      if (!announcerFile.test(file)) return undefined
      seen = true
      return { code: emptyWithoutMarkup(code, file), map: null }
    },
    buildEnd(error?: Error) {
      if (!error && !seen)
        throw new Error('react-aria’s announcer is not in the build: look at build/trustedTypes.ts again.')
    },
  }
}
