// What `npm start` runs once everything is installed, on data of its own that begin empty.
import { rmSync } from 'node:fs'
import path from 'node:path'

const data = path.join(import.meta.dirname, '../.data/e2e')
rmSync(data, { recursive: true, force: true })
process.env.CAPSTAN_DATA = data
await import('../scripts/start.ts')
