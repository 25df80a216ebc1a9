import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.ts'

/** The engines beside Chromium, in which `e2e/engines` runs: their programs, and the Debian packages that contain them. */
const engines = [
  { name: 'Firefox ESR', program: '/usr/bin/firefox-esr', packages: ['firefox-esr'] },
  { name: 'WebKitGTK', program: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb'] },
]

/**
 * Installs Firefox ESR and WebKitGTK on Debian as root. Returns a sentence for each that is still missing: its journeys are then
 * skipped.
 */
export function installEngines(): string[] {
  return engines.flatMap(({ name, program, packages }) => {
    if (!existsSync(program)) packages.every(installDebianPackage)
    return existsSync(program)
      ? []
      : [`${name} is not installed: no journey runs in it (${packages.join(', ')}).`]
  })
}
