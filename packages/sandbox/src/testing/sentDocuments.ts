import { readdirSync } from 'node:fs'

const core = new URL('../../../sdk-core/src/', import.meta.url)

/** The documents that the core sends, by the name of their operation. */
export async function sentDocuments(): Promise<Map<string, string>> {
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' })
  const modules = files
    .filter((file) => file.endsWith('operations.generated.ts'))
    .map(async (file) => (await import(new URL(file, core).href)) as Record<string, unknown>)
  const documents = (await Promise.all(modules)).flatMap((one) => Object.entries(one))
  return new Map(
    documents
      .filter(([name]) => name.endsWith('Document'))
      .map(([name, document]) => [name.replace(/Document$/, ''), String(document)]),
  )
}
