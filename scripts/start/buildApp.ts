import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PlatformError } from '../../packages/sandbox/src/platform/db/PlatformError.ts'
import { compressAssets } from './compressAssets.ts'
import { fingerprint } from './fingerprint.ts'
import { runAside } from './runAside.ts'

/** The sources of the built app. */
const sources = [
  'packages/theme/src',
  'packages/sdk-core/src',
  'packages/sdk-react/src',
  'examples/host-app/build',
  'examples/host-app/src',
  'examples/host-app/index.html',
  'examples/host-app/package.json',
  'packages/sandbox/src/platform/auth/pagePaths.ts',
  'packages/sdk-core/build/graphqlRequest.ts',
  'packages/sdk-react/build/trustedTypes.ts',
  'examples/host-app/vite.config.ts',
  'examples/host-app/public',
  'pnpm-lock.yaml',
]

/** Builds the host app from the packages' sources, unless the last build is still current. */
export async function buildApp(root: string): Promise<void> {
  const app = path.join(root, 'examples/host-app')
  const stamp = path.join(app, 'dist/.built-from')
  const now = await fingerprint(sources.map((source) => path.join(root, source)))
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === now) return
  await viteBuild(root, app)
  await compressAssets(path.join(app, 'dist/app-files'))
  await writeFile(stamp, now)
}

async function viteBuild(root: string, app: string): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const code = await runAside([process.execPath, vite, 'build', '--logLevel', 'warn'], app)
  if (code !== 0) throw new PlatformError('The app could not be built; what is wrong stands above.')
}
