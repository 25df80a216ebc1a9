// Whether what each package packs is what its package.json says, for bundlers and for Node: `node scripts/packed.ts`,
// after a build.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runPnpm } from './pnpm.ts'

/** The packages, and their entries that are neither code nor JSON: nothing has types there. */
const packages = { 'sdk-core': [], theme: ['capstan.css'], 'sdk-react': [], sandbox: ['schema.graphql'] }

const folder = mkdtempSync(path.join(tmpdir(), 'capstan-packed-'))
const failed: string[] = []

function check(name: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status === 0) return
  failed.push(name)
  console.error(`${name}: ${command} ${args.join(' ')}\n${stdout}${stderr}`)
}

for (const [name, plain] of Object.entries(packages)) {
  const destination = path.join(folder, name)
  if (
    // What `prepack` would make again was built just now.
    runPnpm(
      [
        '--dir',
        `packages/${name}`,
        '--config.ignore-scripts=true',
        'pack',
        '--pack-destination',
        destination,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    ) !== 0
  )
    process.exit(1)
  const [file = ''] = readdirSync(destination)
  const tarball = path.join(destination, file)
  check(name, 'publint', '--strict', tarball)
  // Node's require and the resolution of Node 10 are not promised: packages are ES modules.
  const skipped = plain.length > 0 ? ['--exclude-entrypoints', ...plain] : []
  check(name, 'attw', tarball, '--profile', 'esm-only', ...skipped)
}
rmSync(folder, { recursive: true, force: true })
if (failed.length > 0) process.exit(1)
console.log(`${Object.keys(packages).length} packages are what they say.`)
