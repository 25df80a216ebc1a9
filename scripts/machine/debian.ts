import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package of Debian's; false where that is not possible (another system, or not root). */
export function installDebianPackage(name: string): boolean {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  console.log(`Installing Debian's ${name} …`)
  const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  return spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], options).status === 0
}
