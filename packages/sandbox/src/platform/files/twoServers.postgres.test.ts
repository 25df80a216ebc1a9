import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { marensHolding } from '../../testing/documents/aDocument.ts'
import { aBrowser } from '../../testing/server/aBrowser.ts'
import { anIssuersBrowser, sendFile, type UploadInfo } from '../../testing/documents/anUpload.ts'
import { onPostgres } from '../../testing/database/onEveryEngine.ts'
import { startPostgres, type TestServer } from '../../testing/database/startPostgres.ts'
import { type Platform, startPlatform } from '../startPlatform.ts'

onPostgres('two servers on one folder', () => {
  let postgres: TestServer
  let platforms: Platform[] = []
  const filesDir = mkdtempSync(path.join(tmpdir(), 'capstan-shared-'))

  beforeAll(async () => {
    postgres = await startPostgres()
    for (let i = 0; i < 2; i++) {
      platforms.push(
        await startPlatform({ port: 0, databaseUrl: postgres.url, filesDir, logLevel: 'silent' }),
      )
    }
  })
  afterAll(async () => {
    await Promise.all(platforms.map((platform) => platform.close()))
    platforms = []
    await postgres.stop()
    rmSync(filesDir, { recursive: true, force: true })
  })

  it('take a file at either, once, and hand it out at both', async () => {
    const [first = '', second = ''] = platforms.map(({ url }) => url)
    const browser = await anIssuersBrowser(first)
    const { data } = await browser.graphql(
      `mutation ($input: MakeHoldingDocumentInput!) { makeHoldingDocument(input: $input) {
        uploadInfo { url fields document { id } } } }`,
      { variables: { input: { name: 'Paper', extension: 'txt', shareWith: [], parentId: marensHolding } } },
    )
    const { uploadInfo } = data?.makeHoldingDocument as {
      uploadInfo: UploadInfo & { document: { id: string } }
    }
    const sent = await Promise.all(
      [first, second, first, second].map((url) =>
        sendFile({ ...uploadInfo, url: uploadInfo.url.replace(first, url) }, 'the words'),
      ),
    )
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])

    const { data: found } = await browser.graphql(
      `query ($id: UUID!) { documentById(id: $id) { downloadUrl } }`,
      {
        variables: { id: uploadInfo.document.id },
      },
    )
    const { downloadUrl } = found?.documentById as { downloadUrl: string }
    for (const url of [first, second]) {
      expect(await (await aBrowser(url).ask(downloadUrl.replace(first, url))).text()).toBe('the words')
    }
  })
})
