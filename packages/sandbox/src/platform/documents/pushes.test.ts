import { describe, expect, it } from 'vitest'
import { marensHolding } from '../../testing/documents/aDocument.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { aSocket, framesUntilQuiet } from '../../testing/server/aSocket.ts'
import { sendFile, type UploadInfo } from '../../testing/documents/anUpload.ts'

describe('the socket', () => {
  const platform = aPlatform()

  async function open(email: string) {
    const browser = platform.browser()
    const account = await browser.signInTo(email)
    const socket = await aSocket(platform.url, { account, headers: { cookie: browser.cookie } })
    return { browser, account, socket }
  }

  async function aDocument(browser: ReturnType<typeof platform.browser>, shareWith: string[]) {
    const { data } = await browser.graphql(
      `mutation ($input: MakeHoldingDocumentInput!) { makeHoldingDocument(input: $input) {
        uploadInfo { url fields document { id } } } }`,
      { variables: { input: { name: 'Paper', extension: 'txt', shareWith, parentId: marensHolding } } },
    )
    return (data?.makeHoldingDocument as { uploadInfo: UploadInfo & { document: { id: string } } }).uploadInfo
  }

  it('notifies the uploader that a document has been uploaded, or has failed', async () => {
    const { browser, socket } = await open('issuer@capstan.test')
    // proves LIVE-005, UPLOAD-006
    for (const content of ['words', '']) {
      const made = await aDocument(browser, [])
      await socket.ask({ type: 'subscribe', table: 'documents', ids: [made.document.id] })
      await sendFile(made, content)

      const first = await socket.next()
      // The creation may be pushed after the subscription begins.
      const pushed = first.version === 1 ? await socket.next() : first
      expect(pushed).toMatchObject({ table: 'documents', id: made.document.id, version: 2 })
    }
    socket.close()
  })

  it('notifies only the accounts it is shared with that their list has changed, once the file has arrived', async () => {
    const [investor, stranger] = [
      await open('investor@capstan.test'),
      await open('new-investor@capstan.test'),
    ]
    for (const { socket } of [investor, stranger])
      await socket.ask({ type: 'subscribe', table: 'documents', ids: [] })
    const { browser, socket } = await open('issuer@capstan.test')
    const made = await aDocument(browser, ['investor'])
    expect(await framesUntilQuiet(platform.db, investor)).toEqual([])

    await sendFile(made, 'words')

    expect(await investor.socket.next()).toMatchObject({ table: 'documents' })
    expect(await framesUntilQuiet(platform.db, stranger)).toEqual([])
    for (const one of [investor, stranger, { socket }]) one.socket.close()
  })
})
