import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installDebianPackage } from './debian.ts'

/** Without a window's parts the suites take two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell'
const debian = '/usr/bin/chromium'

/** Returns the path of a Chromium: the one in CHROMIUM_PATH, Debian's, or Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, shell, debian, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/**
 * Returns the path of a Chromium, installing Debian's headless one on Debian as root.
 *
 * @throws Error with instructions in one sentence if there is none.
 */
export function ensureChromium(): string {
  if (!process.env.CHROMIUM_PATH && !existsSync(shell)) installDebianPackage('chromium-headless-shell')
  const found = findChromium()
  if (found) return found
  throw new Error('No Chromium was found: run "npx playwright install chromium" or set CHROMIUM_PATH to one.')
}
