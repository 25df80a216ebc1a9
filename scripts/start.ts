import { fileURLToPath } from 'node:url'
import { fail, runPlatform } from '../packages/sandbox/src/platform/runPlatform.ts'
import { optionsOf } from '../packages/sandbox/src/platform/optionsOf.ts'
import { buildApp } from './start/buildApp.ts'

/** What `npm start` runs once everything is installed: build the app if it changed, then serve the whole platform. */
const root = fileURLToPath(new URL('..', import.meta.url))

try {
  const options = optionsOf({}, process.env)
  await buildApp(root)
  await runPlatform(options)
} catch (error) {
  fail(error)
}
