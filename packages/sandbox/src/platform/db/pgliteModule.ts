import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

let compiled: Promise<WebAssembly.Module> | undefined

/** PGlite's code, compiled once for however many databases a process opens, as a worker of the tests does. */
export function pgliteModule(): Promise<WebAssembly.Module> {
  return (compiled ??= compile())
}

async function compile(): Promise<WebAssembly.Module> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(path.join(folder, 'pglite.wasm')))
}
