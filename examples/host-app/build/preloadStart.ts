import type { Plugin } from 'vite'

/**
 * Names the app's own chunks in the page, so that they are requested with the entry and not after it. The entry runs as soon as
 * it is here, while they are on their way: it asks for the rest.
 */
export function preloadStart(): Plugin {
  return {
    name: 'host-app-preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const start = chunks.find(({ name }) => name === 'start')
        const kit = chunks.find(({ name }) => name === 'kit')
        if (!start || !kit) throw new Error('The app has no chunks named start and kit any more.')
        const early = chunks.find(({ name }) => name === 'early')
        if (early?.imports.length !== 0) throw new Error('What runs before the app waits for some of it.')
        const entry = `<script type="module" crossorigin src="/${early.fileName}">`
        if (!html.includes(entry)) throw new Error('The page begins with another entry.')
        const ahead = [...new Set([start.fileName, ...start.imports, kit.fileName])]
        return {
          html: html.replace(entry, entry.replace('<script', '<script async')),
          tags: ahead
            .filter((name) => name !== early.fileName)
            .map((name) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
              injectTo: 'head' as const,
            })),
        }
      },
    },
  }
}
