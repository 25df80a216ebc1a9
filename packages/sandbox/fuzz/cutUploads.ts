// Cuts uploads off in the middle, by their senders and by killing the server: what is called uploaded is there whole,
// nothing else is handed out, and once time has passed neither the folder nor a row says that anything is on its way.
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { mulberry32 } from '../seed/random.ts'
import { openDb } from '../src/platform/db/openDb.ts'
import { marensHolding } from '../src/testing/documents/aDocument.ts'
import { anIssuersBrowser, type UploadInfo } from '../src/testing/documents/anUpload.ts'
import { aServer } from './aServer.ts'
import { campaign, type Findings } from '../../sdk-core/fuzz/campaign.ts'
import { type Engine, engines } from './engines.ts'

interface Sent extends UploadInfo {
  id: string
  content: Buffer
  /** True when the server answered that it has the file. */
  isTaken: boolean
}

await campaign('cutUploads', async (seed, isSlice) => {
  const random = mulberry32(seed)
  const all: Findings = { runs: 0, defects: [] }
  let [whole, cut] = [0, 0]
  for (const engine of await engines()) {
    const filesDir = mkdtempSync(path.join(tmpdir(), 'capstan-fuzz-'))
    const place = { ...engine, options: { ...engine.options, filesDir } }
    const sent: Sent[] = []
    for (let round = 0; round < (isSlice ? 1 : 5); round++) {
      sent.push(...(await uploadUntilKilled(place, random)))
      const defects = await wrongOf(place, sent)
      const late = await leftOver(place, filesDir)
      all.defects.push(...[...defects, ...late].map((defect) => `${engine.name}: ${defect}`))
    }
    all.runs += sent.length
    whole += sent.filter(({ isTaken }) => isTaken).length
    cut += sent.filter(({ isTaken }) => !isTaken).length
    await engine.stop()
    rmSync(filesDir, { recursive: true, force: true })
  }
  return { ...all, notes: `${whole} files came whole, ${cut} were cut off` }
})

/** Sends sixteen files at once; every fourth sender gives up, and the server is killed while the rest come. */
async function uploadUntilKilled(place: Engine, random: () => number): Promise<Sent[]> {
  const server = await aServer(place)
  const browser = await anIssuersBrowser(server.url)
  const files: Sent[] = []
  for (let index = 0; index < 16; index++) {
    const content = randomBytes(Math.floor((0.1 + random()) * 8_000_000))
    content.write('%PDF-')
    content.write('\nstartxref\n0\n%%EOF', content.length - 18)
    files.push({ ...(await aDocument(browser)), content, isTaken: false })
  }
  const sending = files.map((file, index) =>
    send(file, index % 4 === 0 ? Math.floor(random() * 300) : undefined),
  )
  const wanted = Math.floor(random() * 9)
  for (let tries = 0; tries < 1000 && files.filter(({ isTaken }) => isTaken).length < wanted; tries++)
    await setTimeout(5)
  await setTimeout(random() * 100)
  await server.kill()
  await Promise.all(sending)
  return files
}

async function aDocument(browser: Awaited<ReturnType<typeof anIssuersBrowser>>) {
  const input = { name: 'Cut', extension: 'pdf', shareWith: [], parentId: marensHolding }
  const { data } = await browser.graphql(
    `mutation ($input: MakeHoldingDocumentInput!) { makeHoldingDocument(input: $input) {
      uploadInfo { url fields document { id } } } }`,
    { variables: { input } },
  )
  const { uploadInfo } = data?.makeHoldingDocument as {
    uploadInfo: UploadInfo & { document: { id: string } }
  }
  return { url: uploadInfo.url, fields: uploadInfo.fields, id: uploadInfo.document.id }
}

async function send(file: Sent, givesUpAfter?: number): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(file.fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file.content)]), 'cut.pdf')
  const signal = givesUpAfter === undefined ? null : AbortSignal.timeout(givesUpAfter)
  const answer = await fetch(file.url, { method: 'POST', body: form, signal }).catch(() => undefined)
  file.isTaken = answer?.status === 201
}

/** Returns the wrong statements about the files by a server that starts right afterwards. */
async function wrongOf(place: Engine, sent: Sent[]): Promise<string[]> {
  const server = await aServer(place)
  const browser = await anIssuersBrowser(server.url)
  const defects: string[] = []
  for (const { id, content, isTaken } of sent) {
    const { data } = await browser.graphql(
      'query ($id: UUID!) { documentById(id: $id) { uploadStatus downloadUrl } }',
      { variables: { id } },
    )
    const { uploadStatus, downloadUrl } = data?.documentById as {
      uploadStatus: string
      downloadUrl: string | null
    }
    if (isTaken && uploadStatus !== 'uploaded') defects.push(`${id} was taken and is ${uploadStatus}`)
    if ((uploadStatus === 'uploaded') !== (downloadUrl !== null))
      defects.push(`${id} is ${uploadStatus}, its address ${downloadUrl}`)
    if (!downloadUrl) continue
    const answer = await fetch(downloadUrl)
    const got = Buffer.from(await answer.arrayBuffer())
    if (digest(got) !== digest(content)) defects.push(`${id} is ${answer.status}, ${got.length} bytes`)
  }
  await server.kill()
  return defects
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** Returns the files that a server started two hours later leaves behind. */
async function leftOver(place: Engine, filesDir: string): Promise<string[]> {
  await twoHoursLater(place, filesDir)
  const server = await aServer(place)
  await server.kill()
  const db = await openDb({ url: place.options.databaseUrl, dataDir: place.options.dataDir })
  const { rows } = await db.pool.query<{ name: string; status: string }>(
    `select files.id || '.' || attempt as name, files.status from app_private.files
     where content is null and files.status <> 'failed'`,
  )
  const { rows: hanging } = await db.pool.query<{ id: string }>(
    `select documents.id from app_public.documents left join app_private.files on document_id = documents.id
     where upload_status = 'in_progress' or (upload_status = 'uploaded') <> (files.status = 'stored')`,
  )
  await db.close()
  const stored = new Set(rows.filter(({ status }) => status === 'stored').map(({ name }) => name))
  const lying = filesIn(filesDir).map((file) => path.basename(file))
  return [
    ...rows
      .filter(({ status }) => status !== 'stored')
      .map(({ name, status }) => `${name} is still ${status}`),
    ...hanging.map(({ id }) => `document ${id} does not know what became of its file`),
    ...lying.filter((name) => !stored.has(name)).map((name) => `${name} belongs to no document`),
    ...[...stored].filter((name) => !lying.includes(name)).map((name) => `${name} is gone`),
  ]
}

async function twoHoursLater({ options }: Engine, filesDir: string): Promise<void> {
  const db = await openDb({ url: options.databaseUrl, dataDir: options.dataDir })
  await db.pool.query(
    `update app_private.files set received_since = received_since - interval '2 hours',
       expires_at = expires_at - interval '2 hours' where status <> 'stored'`,
  )
  await db.close()
  const then = Date.now() / 1000 - 7200
  for (const file of filesIn(filesDir)) utimesSync(file, then, then)
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
