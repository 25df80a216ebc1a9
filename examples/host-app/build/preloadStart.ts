import type { Plugin } from 'vite'

/** Names the app's own chunks in the page, so that they are asked for with the entry and not after it. */
export function preloadStart(): Plugin {
  return {
    name: 'host-app-preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const start = chunks.find(({ name }) => name === 'start')
        const kit = chunks.find(({ name }) => name === 'kit')
        if (!start || !kit) throw new Error('The app has no chunks named start and kit any more.')
        const early = chunks.find(({ name }) => name === 'early')
        if (early?.imports.length !== 0) throw new Error('What runs before the app waits for some of it.')
        return [...new Set([start.fileName, ...start.imports, kit.fileName])].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}
