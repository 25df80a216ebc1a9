import { execFileSync } from 'node:child_process'
import path from 'node:path'

interface InLocales {
  locales: readonly string[]
  seed: number
  /** How many numbers in each. */
  numbers: number
}

/** Returns the defects of processes that each run in their own locale. */
export function inLocales({ locales, seed, numbers }: InLocales): string[] {
  const program = path.join(import.meta.dirname, 'inLocale.ts')
  return locales.flatMap((locale, at) => {
    const env = { ...process.env, LC_ALL: `${locale}.UTF-8` }
    const output = execFileSync(process.execPath, [program, String(seed + at), String(numbers)], {
      env,
      encoding: 'utf8',
    })
    return JSON.parse(output) as string[]
  })
}
