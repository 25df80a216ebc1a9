import path from 'node:path'
import { build } from 'esbuild'

/** The client as one script, in the build that production runs. */
export async function bundle(platform: 'node' | 'browser', folder: string): Promise<string> {
  const outfile = path.join(folder, `${platform}.mjs`)
  await build({
    entryPoints: [path.join(import.meta.dirname, `${platform}Main.ts`)],
    bundle: true,
    minify: true,
    format: platform === 'node' ? 'esm' : 'iife',
    platform,
    conditions: ['capstan-source', 'production'],
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    outfile,
    logLevel: 'error',
  })
  return outfile
}
