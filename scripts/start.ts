import '../packages/sandbox/src/platform/quietGraphile.ts'
import { fileURLToPath } from 'node:url'
import { fail } from '../packages/sandbox/src/platform/fail.ts'
import { runCommand } from '../packages/sandbox/src/platform/runCommand.ts'
import { buildApp } from './start/buildApp.ts'
import { buildSchema } from './start/buildSchema.ts'
import { buildSnapshot } from './start/buildSnapshot.ts'
import { packedPackages } from './start/packedPackages.ts'

/**
 * Runs `npm start` after the installation: builds the app, the schema and the first data if they changed, then serves the whole
 * platform.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

await runCommand(async ({ dataDir }) => {
  await Promise.all([buildApp(root), buildSnapshot(root, dataDir).then(() => buildSchema(root))])
  return { packages: packedPackages(root) }
}).catch(fail)
