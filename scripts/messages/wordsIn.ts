import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../root.ts'

/** Features and their texts. */
export type Words = Record<string, Record<string, unknown>>

/** The folders of languages: the kit's, those of apps that have words of their own, and the platform's. */
export const catalogues = [
  'packages/sdk-react/src/languages',
  'examples/host-app/src/languages',
  'packages/sandbox/src/platform/languages',
] as const

/** The one thing a file exports, from its source. */
export async function wordsIn(file: string): Promise<Words> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(root, file)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['capstan-source'],
    logLevel: 'error',
  })
  const text = outputFiles[0]?.text ?? ''
  const module = (await import(
    `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  )) as object
  return Object.values(module)[0] as Words
}
