import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'

let compiled: Promise<WebAssembly.Module> | undefined

/** PGlite's code, compiled once for however many databases a process opens, as a worker of the tests does. */
export function pgliteModule(): Promise<WebAssembly.Module> {
  return (compiled ??= compile())
}

async function compile(): Promise<WebAssembly.Module> {
  // A few hundred words of SQL have V8 optimise PostgreSQL's parser, one function of 100 kB: that takes 600 MB and most of a
  // second, in the middle of a start. Functions have to be used more before they are worth it.
  setFlagsFromString('--wasm-tiering-budget=1000000000')
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return WebAssembly.compile(await readFile(path.join(folder, 'pglite.wasm')))
}
