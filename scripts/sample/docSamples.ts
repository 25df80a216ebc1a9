import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

// The samples of docs/start are compiled in e2e/platform/docs-start.spec.ts: its files need one another. Those of
// server-rendering.md are the files of examples/render-in-next, which Next compiles.
const pages = ['README.md', 'docs/guides/*.md', 'packages/*/README.md']

/** The guide whose samples are the files of `examples/render-in-next`. */
export const renderedInNext = 'docs/guides/server-rendering.md'

/** Writes every TypeScript sample of the documentation into a folder, a module each, so that the compiler reads them as a newcomer's does. */
export function writeDocSamples(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'reader.d.ts'), reader)
  for (const page of globSync(pages, { exclude: [renderedInNext] }))
    samplesOf(readFileSync(page, 'utf8')).forEach(({ kind, text }, index) => {
      const name = `${page.replace(/\W+/g, '-')}-${index}.${kind}`
      writeFileSync(path.join(folder, name), `${text}\nexport {}\n`)
    })
}

/** The samples of a page that are whole: one with an ellipsis is not complete code. */
export function samplesOf(page: string): { kind: string; text: string }[] {
  return [...page.matchAll(/^```(tsx?)\n(.*?)^```$/gms)]
    .map(([, kind = '', text = '']) => ({ kind, text }))
    .filter(({ text }) => !/\{ …/.test(text))
}

/** The values that the samples expect from their reader: the addresses, the ids, the session, and callbacks for the result. */
const reader = `declare const account: string, id: string, offerWallId: string, offeringId: string
declare const platform: string, endpoint: string, socketUrl: string, secretKey: string
declare const fetchSession: () => Promise<{ token: string; expiresAt: string }>
declare const capstan: import('@capstan/sdk-core').Capstan
declare const show: (data: unknown, error: unknown) => void
declare const track: (event: import('@capstan/sdk-core').CapstanEvent) => void
declare const updateAsset: import('@capstan/sdk-core').TypedDocument<
  unknown,
  { input: { id: string; patch: { status: string } } }
>
declare const expect: (value: unknown) => {
  toBe(other: unknown): void
  rejects: { toMatchObject(other: object): Promise<void> }
}
declare const process: { env: Record<string, string | undefined> }
`
