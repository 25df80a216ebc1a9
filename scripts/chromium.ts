import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { installDebianPackage } from './debian.ts'

/** Without a window's parts the suites take two thirds of the time. */
const shell = '/usr/bin/chromium-headless-shell'
const debian = '/usr/bin/chromium'

/** Where a Chromium is: the one named by CHROMIUM_PATH, Debian's, or Playwright's own; nothing when there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, shell, debian, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

/**
 * Where a Chromium is, installing Debian's headless one when this is Debian and we are root.
 *
 * @throws Error with one sentence that says what to do when there is none to be had.
 */
export function ensureChromium(): string {
  if (!process.env.CHROMIUM_PATH && !existsSync(shell)) installDebianPackage('chromium-headless-shell')
  const found = findChromium()
  if (found) return found
  throw new Error('No Chromium was found: run "npx playwright install chromium" or set CHROMIUM_PATH to one.')
}
