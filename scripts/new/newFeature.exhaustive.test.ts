import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../root.ts'
import { newFeature } from './newFeature.ts'

const copy = mkdtempSync(path.join(tmpdir(), 'capstan-new-'))
const at = (file: string) => path.join(copy, file)
const copied = [
  'packages/sdk-core',
  'packages/sdk-react',
  'packages/theme',
  'packages/sandbox/schema.graphql',
  // The host app reads it, too.
  'packages/sandbox/src/platform/auth/pagePaths.ts',
  'examples/host-app',
  'scripts',
  'package.json',
  'tsconfig.base.json',
]

/**
 * Copies the files that a new feature changes to a checkout beside the real one, where its packages resolve their dependencies.
 */
function makeCopy(): void {
  const filter = (file: string) => !/\/(dist|\.tsc)$/.test(file)
  for (const each of copied)
    cpSync(path.join(root, each), at(each), { recursive: true, verbatimSymlinks: true, filter })
  symlinkSync(path.join(root, 'node_modules'), at('node_modules'))
}

/** Runs a program in the copy; returns its output when it failed. */
function run(folder: string, ...[program = '', ...args]: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: at(folder), encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}`
}

const core = 'packages/sdk-core'
const bin = (folder: string, name: string) => path.join(at(folder), 'node_modules/.bin', name)

/** Returns the compiler errors of files and their imports. */
function typecheck(files: readonly string[]): string {
  const compilerOptions = {
    ...{
      composite: false,
      declarationMap: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
    },
    types: ['@testing-library/jest-dom/vitest', 'vite/client'],
  }
  const config = { extends: './tsconfig.base.json', compilerOptions, files }
  writeFileSync(at('tsconfig.json'), JSON.stringify(config))
  return run(
    '.',
    process.execPath,
    at('node_modules/typescript-7/bin/tsc'),
    '-p',
    'tsconfig.json',
    '--checkers',
    '1',
  )
}

describe('a new feature', () => {
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

  it('typechecks from the operation to the page, once the derived files are generated', () => {
    makeCopy()

    writeFileSync(at('packages/sdk-core/src/entries/listings.ts'), "export { isDay } from '../dates/day'\n")
    const { written, left } = newFeature(copy, 'listings')
    const said = [
      run(core, bin(core, 'graphql-codegen'), '--config', 'codegen.ts'),
      run(core, process.execPath, 'build/testingFiles.ts'),
      run('.', process.execPath, 'scripts/entries.ts'),
      run('.', process.execPath, 'scripts/catalogues.ts'),
      typecheck([
        ...written.filter((file) => /\.tsx?$/.test(file)),
        'packages/sdk-react/src/languages/de.ts',
      ]),
    ]

    expect(said).toEqual(['', '', '', '', ''])
    expect(written.length).toBeLessThanOrEqual(9)
    expect(readFileSync(at('packages/sdk-react/src/entries/listings.ts'), 'utf8')).toContain('ListingsView')
    expect(left).toEqual([])
    expect(readFileSync(at('packages/sdk-core/src/entries/listings.ts'), 'utf8')).toMatch(
      /^export \{ isDay \}.*\nexport \{ listingsQuery/,
    )
    expect(newFeature(copy, 'listings').written).toEqual([])
  }, 240_000)
})
