// Hostile CSV files and multipart bodies: nothing answers an internal error, and no file is left behind.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { mulberry32 } from '../seed/random.ts'
import { startPlatform } from '../src/platform/startPlatform.ts'
import { aBrowser } from '../src/testing/server/aBrowser.ts'
import { askForLocation, type UploadInfo } from '../src/testing/documents/anUpload.ts'
import { campaign, type Findings } from '../../sdk-core/fuzz/campaign.ts'
import { engines } from './engines.ts'

const cells = [
  'name',
  'email',
  'a@b.example',
  'Ada',
  '',
  ' ',
  '"',
  '""',
  '"x',
  'x"y',
  ',',
  '\r',
  '\n',
  '\r\n',
  '\t',
  '\0',
  '\uFEFF',
  '=1+1',
  '@x',
  "'=1",
  '-5',
  '1,000',
  '\u202e',
  'é',
  '💶',
  '\xff\xfe',
  '__proto__',
  'constructor',
  'x'.repeat(25_000),
  "'; drop table x --",
]
const markup = [
  '--',
  'b',
  '\r\n',
  '\r\n\r\n',
  'content-disposition: form-data; name="key"',
  'name="file"; filename="../../x"',
  "; filename*=UTF-8''%2e%2e",
  '\0',
  '%PDF-',
  'content-type: text/html',
]

const boundary = '----fuzz'

await campaign('uploads', async (seed, isSlice) => {
  const all: Findings = { runs: 0, defects: [] }
  for (const engine of await engines()) {
    const filesDir = mkdtempSync(path.join(tmpdir(), 'capstan-fuzz-'))
    const platform = await startPlatform({ ...engine.options, filesDir, port: 0, logLevel: 'silent' })
    const random = mulberry32(seed)
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
    const browser = aBrowser(platform.url)
    await browser.signInTo('issuer@capstan.test')
    for (let i = 0; i < (isSlice ? 60 : 1000); i++) {
      const location = await askForLocation(browser, 'hostile.csv')
      const body = random() < 0.5 ? aForm(location, aTable(pick, random)) : aBody(location, pick, random)
      const code = await send(location.url, body, pick([boundary, 'b', 'x'.repeat(300)]))
      const { errors } = await browser.graphql(
        'mutation ($fileName: String!) { previewBulkCustomers(input: { fileName: $fileName }) { report { problemCount } } }',
        { variables: { fileName: location.fields.key } },
      )
      all.runs += 1
      for (const wrong of [code, errors?.[0]?.extensions.code])
        if (wrong === 'internal')
          all.defects.push(`${engine.name}: ${JSON.stringify(body.toString('latin1').slice(0, 600))}`)
    }
    await platform.db.pool.query('delete from app_private.files where document_id is null')
    const left = await filesLeft(filesDir)
    if (left.length > 0) all.defects.push(`${engine.name}: ${left.join(', ')} left behind`)
    await platform.close()
    await engine.stop()
    rmSync(filesDir, { recursive: true, force: true })
  }
  return all
})

/** Returns the files in the folder once the platform has had ten seconds to clear it. */
async function filesLeft(folder: string): Promise<string[]> {
  for (let tries = 0; ; tries++) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const left = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    if (left.length === 0 || tries === 100) return left
    await setTimeout(100)
  }
}

type Pick = <T>(values: readonly T[]) => T

function aTable(pick: Pick, random: () => number): string {
  const rows = Array.from({ length: Math.floor(random() * 6) }, () =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(cells)).join(
      pick([',', ',', ';', '\t', '']),
    ),
  )
  return [random() < 0.7 ? 'name,email' : pick(cells), ...rows].join(pick(['\n', '\r\n', '\r']))
}

function aForm({ fields }: UploadInfo, content: string): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `${parts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n`
  return Buffer.concat([
    Buffer.from(head),
    Buffer.from(content, 'latin1'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
}

/** A form with pieces taken out, put in, or cut off. */
function aBody(location: UploadInfo, pick: Pick, random: () => number): Buffer {
  let text = aForm(location, aTable(pick, random)).toString('latin1')
  for (let change = 0; change < 1 + random() * 3; change++) {
    const at = Math.floor(random() * text.length)
    const removed = random() < 0.5 ? Math.floor(random() * 40) : 0
    text = text.slice(0, at) + pick(markup) + text.slice(at + removed)
  }
  return Buffer.from(random() < 0.2 ? text.slice(0, random() * text.length) : text, 'latin1')
}

async function send(url: string, body: Buffer, named: string): Promise<string | undefined> {
  const headers = { 'content-type': `multipart/form-data; boundary=${named}` }
  const answer = await fetch(url, { method: 'POST', body: new Uint8Array(body), headers })
  if (answer.status === 201) return undefined
  const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] }
  return errors[0]?.extensions.code
}
