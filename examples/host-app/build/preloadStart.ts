import type { Plugin } from 'vite'

/** Names the app's own chunks in the page, so that they are asked for with the entry and not after it. */
export function preloadStart(): Plugin {
  return {
    name: 'host-app-preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'start')
        if (start?.type !== 'chunk') throw new Error('The app has no chunk named start any more.')
        return [start.fileName, ...start.imports].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}
