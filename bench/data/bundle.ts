import { build } from 'esbuild'

/** The compared clients; the first is the reference. */
export const peers = ['ours', 'scan', 'relay', 'graphcache', 'apollo'] as const

/** A client that is compared. */
export type PeerName = (typeof peers)[number]

/** A session with a peer as one script, in the build that production runs. */
export async function bundle(peer: PeerName, platform: 'node' | 'browser', outfile: string): Promise<void> {
  await build({
    stdin: {
      contents: `import { makePeer } from './peers/${peer}.ts'\nimport { start } from './${platform}.ts'\nstart(makePeer)`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: platform === 'node' ? 'esm' : 'iife',
    platform,
    conditions: ['capstan-source', 'production'],
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"', 'globalThis.__DEV__': 'false', __DEV__: 'false' },
    banner:
      platform === 'node'
        ? {
            js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
          }
        : { js: "globalThis.process ??= { env: { NODE_ENV: 'production' } };" },
    outfile,
    logLevel: 'error',
  })
}
