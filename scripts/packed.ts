// Packs every package once, for this check, for the sample and for the platform that serves them, and checks that each matches
// its package.json, for bundlers and for Node: `node scripts/packed.ts`, after a build.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pack, packedFolder } from './pack/ensurePacked.ts'
import { root } from './root.ts'

/** The packages, and their entries that are neither code nor JSON: nothing has types there. */
const packages = { 'sdk-core': [], theme: ['capstan.css'], 'sdk-react': [], sandbox: ['schema.graphql'] }

const failed: string[] = []

function check(name: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status === 0) return
  failed.push(name)
  console.error(`${name}: ${command} ${args.join(' ')}\n${stdout}${stderr}`)
}

await pack(root, Object.keys(packages))
for (const [name, plain] of Object.entries(packages)) {
  const tarball = path.join(packedFolder(root), `capstan-${name}.tgz`)
  check(name, 'publint', '--strict', tarball)
  // Node's require and the resolution of Node 10 are not promised: packages are ES modules.
  const skipped = plain.length > 0 ? ['--exclude-entrypoints', ...plain] : []
  check(name, 'attw', tarball, '--profile', 'esm-only', ...skipped)
}
if (failed.length > 0) process.exit(1)
console.log(`${Object.keys(packages).length} packages are what they say.`)
