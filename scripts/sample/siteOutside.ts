import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensurePacked, kit } from '../pack/ensurePacked.ts'
import { root } from '../root.ts'

/** The folder of the broker's site: outside the workspace, so that it cannot resolve the workspace's modules by accident. */
export const sampleFolder = path.join(tmpdir(), 'capstan-sample')

/** The folder of the site that Next renders. */
export const nextFolder = path.join(tmpdir(), 'capstan-next')

/** Dependencies by name, with their versions. */
export type Versions = Record<string, string>

interface PackageJson {
  dependencies: Versions
  devDependencies: Versions
}

/** Copies files of an example into an empty folder; its package.json names the packages as they were packed. */
export async function copySite(
  example: string,
  { folder, files, instead }: { folder: string; files: readonly string[]; instead?: Partial<PackageJson> },
): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of files)
    cpSync(path.join(root, 'examples', example, name), path.join(folder, name), { recursive: true })

  const packed = await copyPacked(folder)
  const { dependencies, devDependencies, ...others } = JSON.parse(
    readFileSync(path.join(root, 'examples', example, 'package.json'), 'utf8'),
  ) as PackageJson
  const all = {
    ...others,
    dependencies: { ...dependencies, ...instead?.dependencies, ...packed },
    devDependencies: { ...devDependencies, ...instead?.devDependencies },
    overrides: packed,
  }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(all, null, 2))
}

/** Copies the packed packages into a folder; returns them by name, as package.json writes them. */
export async function copyPacked(folder: string, names: readonly string[] = kit): Promise<Versions> {
  const from = await ensurePacked(root)
  const fileOf = (name: string) => `capstan-${name}.tgz`
  for (const name of names) cpSync(path.join(from, fileOf(name)), path.join(folder, 'tarballs', fileOf(name)))
  return Object.fromEntries(names.map((name) => [`@capstan/${name}`, `file:tarballs/${fileOf(name)}`]))
}

/** Installs the dependencies of package.json. */
export function install(folder: string): void {
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error')
}

/** Runs a command; when it fails, the script ends. */
export function run(cwd: string, ...command: string[]): void {
  const [program = '', ...args] = command
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status === 0) return
  console.error(`"${command.join(' ')}" ended with ${status} in ${cwd}`)
  process.exit(1)
}
