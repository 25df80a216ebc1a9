import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pnpm } from '../machine/pnpm.ts'
import { fingerprint } from '../start/fingerprint.ts'
import { runAside } from '../start/runAside.ts'

/** The packages that a site installs to embed us. */
export const kit = ['sdk-core', 'sdk-react', 'theme']

/** Returns the folder of the packed packages, each under its own name: `capstan-theme.tgz`. */
export const packedFolder = (root: string): string => path.join(root, '.packed')

/** Packs built packages, and records their inputs. */
export async function pack(root: string, names: readonly string[]): Promise<void> {
  const stamp = await stampOf(root)
  await runPnpm(root, names, [
    // `prepack` would repeat the build.
    '--config.ignore-scripts=true',
    'pack',
    '--out',
    path.join(packedFolder(root), '%s.tgz'),
  ])
  writeFileSync(stampFile(root), stamp)
}

/** Sees to it that the kit is packed as its sources are now. */
export async function ensurePacked(root: string): Promise<string> {
  if (readStamp(root) !== (await stampOf(root))) {
    console.error('Building the packages that this server offers for installation; it takes about a minute.')
    await runPnpm(root, kit, ['build'])
    await pack(root, kit)
  }
  return packedFolder(root)
}

async function runPnpm(root: string, names: readonly string[], words: string[]): Promise<void> {
  const filters = names.flatMap((name) => ['--filter', `./packages/${name}`])
  const code = await runAside([...pnpm, '--silent', ...filters, ...words], root)
  if (code !== 0)
    throw new Error(`The packages could not be packed: "${words.join(' ')}" ended with ${code}.`)
}

const stampFile = (root: string) => path.join(packedFolder(root), 'packed-from')

function readStamp(root: string): string | undefined {
  try {
    return readFileSync(stampFile(root), 'utf8')
  } catch {
    return undefined
  }
}

/** All inputs of a package's build, and the versions of its tools. */
const stampOf = (root: string): Promise<string> =>
  fingerprint(
    [...kit.flatMap((name) => made.map((part) => `packages/${name}/${part}`)), 'pnpm-lock.yaml'].map((file) =>
      path.join(root, file),
    ),
  )

const made = [
  'src',
  'build',
  'package.json',
  'tsup.config.ts',
  'events.schema.json',
  'webhooks.schema.json',
  'brand.schema.json',
]
