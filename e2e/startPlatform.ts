// Runs `npm start` as after an installation, with new data and the published build of the schema.
import { execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const data = path.join(root, '.data/e2e')
rmSync(data, { recursive: true, force: true })

execFileSync(process.execPath, ['packages/sandbox/build/schema.ts'], { cwd: root, stdio: 'inherit' })
// As `npm start -- --port N` passes them on; the second platform gets them from the environment.
const { PORT = '4400', ...env } = process.env
const platform = spawn(process.execPath, ['scripts/start.ts', '--port', PORT, '--data', data], {
  cwd: root,
  stdio: 'inherit',
  env,
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => platform.kill(signal))
platform.on('exit', (code) => process.exit(code ?? 1))
