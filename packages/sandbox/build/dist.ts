// Node runs TypeScript as it stands, but not inside node_modules: what is published is plain JavaScript.
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const at = (...parts: string[]) => path.join(root, ...parts)

rmSync(at('dist'), { recursive: true, force: true })
rmSync(at('app'), { recursive: true, force: true })
execFileSync(process.execPath, [typescript(), '-p', at('tsconfig.dist.json')], { stdio: 'inherit' })
chmodSync(at('dist/src/cli.js'), 0o755)
// The scripts of the providers' pages are sent to browsers, so they are files, not code of ours.
cpSync(at('src/emulators/scripts'), at('dist/src/emulators/scripts'), { recursive: true })
// The whole platform on one origin, where the workspace has built it.
const app = at('../../examples/host-app/dist')
if (existsSync(app)) cpSync(app, at('app'), { recursive: true })

function typescript(): string {
  return path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
}
