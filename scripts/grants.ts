// Writes the grant of each component of an embed session, derived from the requests in its code; the platform enforces it.
import { buildSchema } from 'graphql'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { grantsPage } from './grants/grantsPage.ts'
import { makeManifest } from './grants/manifest.ts'
import { root } from './root.ts'

const at = (file: string) => path.join(root, file)
const sdl = process.env.CAPSTAN_SCHEMA ?? at('packages/sandbox/schema.graphql')
const manifest = await makeManifest(buildSchema(readFileSync(sdl, 'utf8')))

writeFileSync(at('packages/sandbox/grants.json'), `${JSON.stringify(manifest, null, 2)}\n`)
writeFileSync(at('docs/reference/grants.md'), grantsPage(manifest))
