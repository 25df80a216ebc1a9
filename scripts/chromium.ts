import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const debian = '/usr/bin/chromium'

/** Where a Chromium is: the one named by CHROMIUM_PATH, Debian's, or Playwright's own; nothing when there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, debian, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/**
 * Where a Chromium is, installing Debian's when this is Debian and we are root.
 *
 * @throws Error with one sentence that says what to do when there is none to be had.
 */
export function ensureChromium(): string {
  const found = findChromium() ?? (installDebianPackage('chromium') ? findChromium() : undefined)
  if (found) return found
  throw new Error('No Chromium was found: run "npx playwright install chromium" or set CHROMIUM_PATH to one.')
}

/** Installs a package of Debian's; false where that is not possible (another system, or not root). */
export function installDebianPackage(name: string): boolean {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return false
  console.log(`Installing Debian's ${name} …`)
  const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  return spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], options).status === 0
}
