// Everything derived (tokens, icons, GraphQL types, SDL, error page, grants) is made again; what then differs is stale.
import { spawnSync } from 'node:child_process'
import { runPnpm } from './machine/pnpm.ts'

const changes = () =>
  spawnSync('git', ['status', '--porcelain', '--', 'packages', 'docs/reference', 'docs/conformance'], {
    encoding: 'utf8',
  }).stdout

const before = changes()
if (runPnpm(['generate']) !== 0) process.exit(1)
const after = changes()

if (after !== before) {
  console.error(`Stale: run "pnpm generate" and commit.\n${after}`)
  process.exit(1)
}
