import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { aPlatformOnEveryEngine } from '../../../testing/server/aPlatform.ts'
import { tableContents, changedTables } from '../../../testing/database/tableContents.ts'
import { type Papers, papersToSign } from '../../../testing/documents/papersToSign.ts'
import { plainText } from '../../../platform/http/pages/html.ts'

aPlatformOnEveryEngine('the page that verifies a file', (platform) => {
  const { atSigning, papersOf, fileOf, post, signed } = papersToSign(platform)

  /** Sends a file as a person without a session does, and returns the page that answers. */
  async function verify(content: Uint8Array, language = 'en', name = 'paper.pdf') {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(content)]), name)
    const answer = await fetch(`${platform.url}/verify`, {
      method: 'POST',
      body: form,
      headers: { 'accept-language': language },
    })
    const page = await answer.text()
    const result = /<section class="card"[^]*?<\/section>/.exec(page)?.[0] ?? ''
    return {
      code: answer.status,
      status: /data-status="(\w+)"/.exec(page)?.[1],
      changes: [...result.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line),
      text: plainText(result).replace(/\s+/g, ' '),
      page,
    }
  }

  async function aSignedPaper(changes: object = {}) {
    const { browser, stepId } = await atSigning()
    const papers: Papers = await papersOf(browser, stepId)
    const paper = papers.papers[0]
    const shown = await fileOf(browser, stepId, paper?.id ?? '')
    await post(browser, 'sign-papers', { stepId, ...signed(papers, changes) })
    return {
      file: await fileOf(browser, stepId, paper?.id ?? ''),
      shown,
      pages: (paper?.pages ?? 0) + 1,
      stepId,
    }
  }

  it('names the signers, the times with their zones, and the version of a paper that is intact', async () => {
    const { file } = await aSignedPaper({ timeZone: 'Pacific/Kiritimati' })
    const before = await tableContents(platform.db)
    const { code, status, text } = await verify(file)
    const german = await verify(file, 'de')

    expect([code, status]).toEqual([200, 'intact'])
    expect(text).toContain('Intact: this is the file that was sealed, to the byte.')
    expect(text).toContain('Fund subscription agreement, version 1')
    expect(text).toContain('Zoë Ångström')
    expect(text).toMatch(
      /\d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d [AP]M GMT\+14 \(Pacific\/Kiritimati\) · \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/,
    )
    expect(german.text).toContain('Unversehrt: Das ist die versiegelte Datei, bis aufs Byte.')
    expect(await changedTables(platform.db, before)).toEqual([])
  })

  it('names the changes', async () => {
    const { file, pages } = await aSignedPaper()
    const flipped = (at: number) => {
      const changed = Buffer.from(file)
      changed[at] = (changed[at] ?? 0) ^ 1
      return changed
    }
    const [, first = 0] = /stream\r?\n()/d.exec(file.toString('latin1'))?.indices?.[1] ?? []
    const saved = await PDFDocument.load(file)
    saved.addPage()
    const range = file.indexOf('/ByteRange')
    const results = [
      await verify(flipped(first + 40)),
      await verify(Buffer.concat([file, Buffer.from('\n% more')])),
      await verify(file.subarray(0, file.length - 12)),
      await verify(flipped(range + 20)),
      await verify(await saved.save({ useObjectStreams: false })),
    ]

    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('changed'))
    expect(results[0]?.changes.some((line) => /^Page \d+ differs\.$/.test(line ?? ''))).toBe(true)
    expect(results[0]?.changes.length).toBeLessThanOrEqual(pages)
    expect(results.slice(1, 4).map(({ changes }) => changes)).toEqual([
      ['7 bytes were added after the end of the file.'],
      ['12 bytes are missing at the end of the file.'],
      ['The seal differs.'],
    ])
    expect(results[4]?.changes.length).toBeGreaterThan(0)
    expect(results[0]?.text).toContain('Zoë Ångström')
  })

  it('finds a record of its own that was altered', async () => {
    const { file, stepId } = await aSignedPaper()
    await platform.db.pool.query(
      `update app_private.envelopes set certificate = certificate || '{"signedBy": "Donald Duck"}' where step_id = $1`,
      [stepId],
    )

    expect((await verify(file)).status).toBe('altered_record')
  })

  it('reports that any other file was not sealed here', async () => {
    const { shown } = await aSignedPaper()
    const foreign = await PDFDocument.create()
    foreign.addPage()
    const results = [
      await verify(await foreign.save()),
      await verify(shown),
      await verify(Buffer.from('<script>alert(1)</script>'), 'en', '"><script>alert(1)</script>.pdf'),
    ]

    expect(results.map(({ status }) => status)).toEqual(Array(3).fill('foreign'))
    expect(results[0]?.text).toContain('This file was not sealed here.')
    expect(results[2]?.page).not.toContain('<script>alert')
  })

  it('refuses no file and a file over 20 MB with a sentence, and stops at 30 a minute', async () => {
    const nothing = await verify(Buffer.alloc(0))
    const large = await verify(Buffer.alloc(20_000_001))
    const just = await verify(Buffer.alloc(20_000_000))
    let last = just
    for (let n = 0; n < 31 && last.code !== 429; n++) last = await verify(Buffer.from('x'))

    expect([nothing.code, large.code, just.code, last.code]).toEqual([400, 413, 200, 429])
    expect(nothing.page).toContain('Choose a file first.')
    expect(large.page).toContain('The file is larger than 20 MB.')
    expect(last.page).toContain('Wait a minute and choose the file again.')
  })
})
