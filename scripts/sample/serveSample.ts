// Serves the broker's site that scripts/sample.ts built, for the offering and the investor that the specs use.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { sampleFolder } from './siteOutside.ts'

const server = path.join(sampleFolder, 'server.ts')
if (!existsSync(path.join(sampleFolder, 'dist/index.html'))) {
  console.error('The sample is not built: run "node scripts/sample.ts" first.')
  process.exit(1)
}
await import(server)
