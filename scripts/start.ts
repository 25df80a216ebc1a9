import { fileURLToPath } from 'node:url'
import { fail } from '../packages/sandbox/src/platform/fail.ts'
import { runPlatform } from '../packages/sandbox/src/platform/runPlatform.ts'
import { optionsOf } from '../packages/sandbox/src/platform/optionsOf.ts'
import { buildApp } from './start/buildApp.ts'
import { buildSnapshot } from './start/buildSnapshot.ts'

/** What `npm start` runs once everything is installed: build the app and the first data if they changed, then serve the whole platform. */
const root = fileURLToPath(new URL('..', import.meta.url))

try {
  const options = optionsOf({}, process.env)
  await Promise.all([buildApp(root), buildSnapshot(root)])
  await runPlatform(options)
} catch (error) {
  fail(error)
}
