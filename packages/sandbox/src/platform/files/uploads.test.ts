import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { marensHolding } from '../../testing/documents/aDocument.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'
import {
  anIssuersBrowser,
  askForLocation,
  sendFile,
  type UploadInfo,
} from '../../testing/documents/anUpload.ts'
import { reseed } from '../db/reseed.ts'
import { allowUploads } from './allowUploads.ts'

const pdf = '%PDF-1.7\n1 0 obj << >> endobj\nstartxref\n0\n%%EOF'
const limit = 104_857_600
const boundary = '----a-boundary'

interface Made extends UploadInfo {
  id: string
}

describe('the upload store', () => {
  const platform = aPlatform()

  async function aDocument(extension = 'pdf', shareWith: string[] = []): Promise<Made> {
    const browser = await anIssuersBrowser(platform.url)
    const { data } = await browser.graphql(
      `mutation ($input: MakeHoldingDocumentInput!) { makeHoldingDocument(input: $input) {
        uploadInfo { url fields document { id } } } }`,
      { variables: { input: { name: 'Paper "7"', extension, shareWith, parentId: marensHolding } } },
    )
    const made = (data?.makeHoldingDocument as { uploadInfo: UploadInfo & { document: { id: string } } })
      .uploadInfo
    return { url: made.url, fields: made.fields, id: made.document.id }
  }

  const statusOf = (id: string) =>
    platform.value('select upload_status from app_public.documents where id = $1', [id])
  const filesLeft = () =>
    readdirSync(platform.filesDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length

  async function downloadUrl(id: string, email = 'issuer@capstan.test'): Promise<string> {
    const browser = platform.browser()
    await browser.signInTo(email)
    const { data } = await browser.graphql(`query ($id: UUID!) { documentById(id: $id) { downloadUrl } }`, {
      variables: { id },
    })
    return (data?.documentById as { downloadUrl: string }).downloadUrl
  }

  it('takes the file that was announced, and the document is uploaded', async () => {
    const made = await aDocument()
    expect(made.url).toBe(`${platform.url}/api/v2/uploads`)

    expect((await sendFile(made, pdf)).status).toBe(201)
    // proves UPLOAD-006, UPLOAD-009
    expect(await statusOf(made.id)).toBe('uploaded')
  })

  it('holds 5,000 files and 10 GB of an account: more is refused at the field, and leaves no file behind', async () => {
    const owner = await platform.value('select issuer_id from app_public.holdings where id = $1', [
      marensHolding,
    ])
    // As they were before the quota: 5,000 rows counted one by one take seconds.
    const fill = async (count: number, size: number) => {
      await platform.value('alter table app_private.files disable trigger require_room')
      await platform.value(
        `insert into app_private.files (account_id, user_id, name, extension, status, size)
         select $1, (select user_id from app_public.users_accounts where account_id = $1 limit 1), 'quota', 'pdf', 'stored', $3
         from generate_series(1, $2)`,
        [owner, count, size],
      )
      await platform.value('alter table app_private.files enable trigger require_room')
    }
    const empty = () => platform.value(`delete from app_private.files where name = 'quota'`)
    const refused = (sentence: string) => ({
      code: 'upload_quota',
      message: sentence,
      details: { fields: { file: sentence } },
    })
    const ask = async () => {
      const { errors } = await (
        await anIssuersBrowser(platform.url)
      ).graphql(
        `mutation ($input: MakeHoldingDocumentInput!) { makeHoldingDocument(input: $input) { uploadInfo { url } } }`,
        {
          variables: {
            input: { name: 'One more', extension: 'pdf', shareWith: [], parentId: marensHolding },
          },
        },
      )
      const error = errors?.[0]
      return { ...error?.extensions, message: error?.message }
    }
    const bytes = 'This account holds 10 GB of files, which is the most. Delete some that are not needed.'
    try {
      const made = await aDocument()
      await fill(1, 10 * 1024 ** 3)
      const before = filesLeft()

      expect(await sendFile(made, pdf)).toMatchObject({ status: 413, code: 'upload_quota' })
      expect(await statusOf(made.id)).toBe('failed')
      expect(filesLeft()).toBe(before)
      expect(await ask()).toMatchObject(refused(bytes))
      await empty()
      await fill(5000, 1)
      expect(await ask()).toMatchObject(
        refused('This account holds 5,000 files, which is the most. Delete some that are not needed.'),
      )
    } finally {
      await empty()
    }
    expect((await sendFile(await aDocument(), pdf)).status).toBe(201)
  })

  it('gives a location for a file by its name', async () => {
    const location = await askForLocation(await anIssuersBrowser(platform.url), 'contacts.csv')

    expect(Object.keys(location.fields).sort()).toEqual(['key', 'policy', 'signature'])
    // proves UPLOAD-008
    expect((await sendFile(location, 'name,email\r\n')).status).toBe(201)
  })

  it('hands out nothing that did not come whole, by an address that was good before either', async () => {
    const made = await aDocument()
    await sendFile(made, pdf)
    const address = await downloadUrl(made.id)
    await platform.value(
      `update app_private.files set status = 'receiving' where document_id = $1 returning id`,
      [made.id],
    )

    expect((await fetch(address)).status).toBe(404)
  })

  it('hands it out to be saved, never to be opened here', async () => {
    const made = await aDocument('pdf', ['investor'])
    await sendFile(made, pdf)
    const answer = await fetch(await downloadUrl(made.id, 'investor@capstan.test'))

    expect(await answer.text()).toBe(pdf)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''Paper%20%227%22.pdf`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    // proves ENTITY-011
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('hands nothing out at an address that was changed or has run out', async () => {
    const made = await aDocument()
    await sendFile(made, pdf)
    const address = new URL(await downloadUrl(made.id))
    const changed = [
      ['expires', '99999999999'],
      ['signature', '0'.repeat(64)],
      ['signature', ''],
      ['expires', '1e9'],
    ].map(([name = '', value = '']) => {
      const other = new URL(address)
      other.searchParams.set(name, value)
      return other
    })
    for (const other of changed) expect((await fetch(other)).status).toBe(404)

    await platform.db.pool.query(`update app_private.clock set "offset" = '11 minutes'`)
    expect((await fetch(address)).status).toBe(404)
    await platform.db.pool.query(`update app_private.clock set "offset" = '0'`)
  })

  it('takes 104,857,600 bytes and not one more: 413, and the document has failed', async () => {
    const [fits, exceeds] = [await aDocument('txt'), await aDocument('txt')]
    const before = filesLeft()

    expect((await sendFile(fits, Buffer.alloc(limit, 'a'))).status).toBe(201)
    expect(await sendFile(exceeds, Buffer.alloc(limit + 1, 'a'))).toMatchObject({
      status: 413,
      code: 'too_large',
    })
    expect([await statusOf(fits.id), await statusOf(exceeds.id)]).toEqual(['uploaded', 'failed'])
    // proves UPLOAD-001, UPLOAD-003
    expect(filesLeft()).toBe(before + 1)
  })

  it('counts the bytes when no length is given', async () => {
    const made = await aDocument('txt')
    const head = formHead(made.fields)
    async function* body() {
      yield Buffer.from(head.text)
      for (let sent = 0; sent <= limit; sent += 1_048_576) yield Buffer.alloc(1_048_576, 'a')
      yield Buffer.from(head.end)
    }
    const answer = await fetch(made.url, {
      method: 'POST',
      // Node's fetch sends a stream chunk by chunk; the types are the browsers'.
      body: body() as unknown as BodyInit,
      headers: { 'content-type': head.type },
      duplex: 'half',
    } as RequestInit)

    expect(answer.status).toBe(413)
    expect(await statusOf(made.id)).toBe('failed')
  })

  it('stores nothing of a body that ends before its announced length', async () => {
    const made = await aDocument('txt')
    const before = filesLeft()
    const head = formHead(made.fields)
    await sendRaw(platform.url, `${rawHead(head, 5_000_000)}${head.text}${'a'.repeat(100_000)}`)

    await expect.poll(() => statusOf(made.id)).toBe('failed')
    expect(filesLeft()).toBe(before)
  })

  it('accepts no more bytes than the given length', async () => {
    const made = await aDocument('txt')
    const head = formHead(made.fields)
    await sendRaw(
      platform.url,
      `${rawHead(head, head.text.length + 10)}${head.text}${'a'.repeat(1000)}${head.end}`,
    )

    await expect.poll(() => statusOf(made.id)).toBe('failed')
  })

  it('refuses too large a length at once', async () => {
    const made = await aDocument('txt')
    const head = formHead(made.fields)
    const answer = await sendRaw(platform.url, `${rawHead(head, 2 * limit)}${head.text}aaa`, 10_000)

    expect(answer).toMatch(/^HTTP\/1.1 413/)
    await expect.poll(() => statusOf(made.id)).toBe('failed')
  })

  it('takes a form, and nothing else', async () => {
    const answer = await fetch(`${platform.url}/api/v2/uploads`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })

    expect(answer.status).toBe(415)
    expect(await answer.json()).toMatchObject({
      errors: [{ message: 'A file is sent as multipart/form-data.' }],
    })
  })

  it.each([
    ['ends too early', `multipart/form-data; boundary=${boundary}`],
    ['is none', 'multipart/form-data'],
  ])('says of a form that it %s', async (_what, type) => {
    const made = await aDocument('txt')
    const body = `${formHead(made.fields).text}aaa`
    const answer = await fetch(made.url, { method: 'POST', body, headers: { 'content-type': type } })

    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ message: 'The form ends too early, or is none.' }] },
    ])
  })

  it.each([
    ['pdf', 'MZ\u0090 a program'],
    ['pdf', '<html><script>alert(1)</script>'],
    ['pdf', ' %PDF-1.7'],
    ['pdf', '%PD'],
    ['xls', 'name,email\r\n'],
    ['csv', '%PDF-1.7'],
    ['csv', 'a\0b'],
    ['txt', '<!doctype html><script>alert(1)</script>'],
    ['txt', '\n<svg onload=alert(1)>'],
    ['txt', 'PK\u0003\u0004'],
  ])('refuses content that does not match .%s: %j', async (extension, content) => {
    const made = await aDocument(extension)
    const before = filesLeft()

    expect(await sendFile(made, content)).toMatchObject({ status: 415, code: 'file_content_differs' })
    expect(await statusOf(made.id)).toBe('failed')
    expect(filesLeft()).toBe(before)
  })

  it.each([
    ['xls', Buffer.from('d0cf11e0a1b11ae1000000', 'hex')],
    ['csv', 'name\r\nŁódź\r\n'],
    ['tsv', 'a\tb\n'],
    ['txt', '\uFEFFGrüße'],
  ])('takes the content of a .%s', async (extension, content) => {
    // proves UPLOAD-002
    expect((await sendFile(await aDocument(extension), content)).status).toBe(201)
  })

  it('refuses a PDF that cannot be shown, with a sentence of its own in the language of the request', async () => {
    const before = filesLeft()
    const cut = await sendFile(await aDocument(), pdf.slice(0, 30))
    const locked = await sendFile(
      await aDocument(),
      `${pdf.slice(0, 30)}\ntrailer << /Encrypt 2 0 R >>\nstartxref\n0\n%%EOF`,
    )

    expect([cut, locked]).toMatchObject([
      { status: 415, code: 'pdf_damaged' },
      { status: 415, code: 'pdf_encrypted' },
    ])
    expect(filesLeft()).toBe(before)
  })

  it('refuses an empty file', async () => {
    expect(await sendFile(await aDocument(), '')).toMatchObject({ status: 400, code: 'file_empty' })
  })

  it('takes a file once, and again only after it failed', async () => {
    const made = await aDocument()
    expect((await sendFile(made, 'no pdf')).status).toBe(415)
    expect((await sendFile(made, pdf)).status).toBe(201)
    expect(await statusOf(made.id)).toBe('uploaded')

    expect(await sendFile(made, pdf)).toMatchObject({ status: 409, code: 'upload_used' })
  })

  it('refuses fields that were changed, are missing, or have run out', async () => {
    const [made, other] = [await aDocument(), await aDocument()]
    const { key, policy, signature } = made.fields
    const wider = Buffer.from(policy ?? '', 'base64')
      .toString()
      .replace('104857600', '904857600')
    const hostile: Record<string, string>[] = [
      { key: other.fields.key ?? '', policy: policy ?? '', signature: signature ?? '' },
      { key: key ?? '', policy: Buffer.from(wider).toString('base64'), signature: signature ?? '' },
      { key: key ?? '', policy: policy ?? '', signature: 'f'.repeat(64) },
      { key: key ?? '', policy: policy ?? '', signature: '' },
      { key: '../../etc/passwd', policy: policy ?? '', signature: signature ?? '' },
      { key: key ?? '', policy: 'x'.repeat(5000), signature: signature ?? '' },
      { key: key ?? '', policy: '\0', signature: signature ?? '' },
      {},
    ]
    for (const fields of hostile) {
      expect(await sendFile({ url: made.url, fields }, pdf)).toMatchObject({
        status: 400,
        code: 'upload_not_valid',
      })
    }
    await platform.db.pool.query(`update app_private.clock set "offset" = '61 minutes'`)
    const late = await sendFile(made, pdf)
    await platform.db.pool.query(`update app_private.clock set "offset" = '0'`)
    expect(late).toMatchObject({ status: 410, code: 'upload_expired' })
    expect(await statusOf(made.id)).toBe('in_progress')
  })

  it('works from a page that holds a token, and from no other page', async () => {
    const page = 'https://invest.larkspur.example'
    const account = await platform.browser().signInTo('investor@capstan.test', 'investor')
    await askForToken(platform.url, { account, origins: [page] })
    const answer = await sendFile(await aDocument(), pdf, { origin: page })

    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, page])
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(await sendFile(await aDocument(), pdf, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      code: 'forbidden_origin',
    })
  })

  it('keeps no file when all begins anew', async () => {
    await sendFile(await aDocument(), pdf)
    expect(filesLeft()).toBeGreaterThan(0)

    await reseed(platform.db)

    await expect.poll(filesLeft).toBe(0)
  })

  it('accepts more types if its host configures them, and only types that can be distinguished', async () => {
    const browser = await anIssuersBrowser(platform.url)
    const ask = () =>
      browser.graphql(
        `mutation ($input: MakeHoldingDocumentInput!) { makeHoldingDocument(input: $input) { uploadInfo { url fields } } }`,
        { variables: { input: { name: 'Logo', extension: 'png', shareWith: [], parentId: marensHolding } } },
      )
    expect((await ask()).errors?.[0]?.extensions).toMatchObject({
      code: 'file_type_not_allowed',
      details: { allowed: ['csv', 'pdf', 'tsv', 'txt', 'xls'] },
    })

    await allowUploads(platform.db, ['png'])
    const { data } = await ask()
    const { uploadInfo } = data?.makeHoldingDocument as { uploadInfo: UploadInfo }
    expect((await sendFile(uploadInfo, 'GIF89a')).status).toBe(415)
    expect((await sendFile(uploadInfo, Buffer.from('89504e470d0a1a0a00', 'hex'))).status).toBe(201)
    await expect(allowUploads(platform.db, ['exe'])).rejects.toThrow(
      /Files of the type exe cannot be distinguished/,
    )
  })

  it('removes the file of a document that is deleted', async () => {
    const made = await aDocument()
    await sendFile(made, pdf)
    const before = filesLeft()
    const browser = await anIssuersBrowser(platform.url)
    await browser.graphql(
      `mutation ($id: UUID!) { deleteHoldingDocument(input: { id: $id }) { document { id } } }`,
      {
        variables: { id: made.id },
      },
    )

    await expect.poll(filesLeft).toBe(before - 1)
  })
})

function formHead(fields: Record<string, string>) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    text: `${parts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n`,
    end: `\r\n--${boundary}--\r\n`,
  }
}

const rawHead = ({ type }: { type: string }, length: number) =>
  `POST /api/v2/uploads HTTP/1.1\r\nhost: localhost:PORT\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`

/** Sends bytes as they are, and hangs up at the first words of an answer, or without one. */
async function sendRaw(url: string, text: string, closeAfter = 200): Promise<string> {
  const { port } = new URL(url)
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), 'localhost', () => {
      socket.write(text.replace('PORT', port), () => setTimeout(() => socket.destroy(), closeAfter).unref())
    })
    socket.once('data', (data) => {
      answer = String(data)
      socket.destroy()
    })
    socket.once('close', () => resolve(answer)).on('error', () => undefined)
  })
}
