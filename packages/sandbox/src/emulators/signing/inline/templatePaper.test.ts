import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../../testing/server/aPlatform.ts'
import type { Browser } from '../../../testing/server/aBrowser.ts'

interface Paper {
  content: string
  pages: number
  places: { fieldId: string; page: number; x: number; y: number; width: number; height: number }[]
}

describe('the pages of a template’s document', () => {
  const platform = aPlatform()

  const paperOf = async (browser: Browser, documentId: unknown) => {
    const answer = await browser.ask('/api/v2/integration/template-paper', {
      json: { documentId },
      headers: { origin: platform.url },
    })
    return (await answer.json()) as { data?: Paper; errors?: { extensions: { code: string } }[] }
  }
  const aDocument = () =>
    platform.value(
      `select documents.id from app_public.signing_documents as documents
       join app_public.mapped_signing_templates as mapped on mapped.id = mapped_signing_template_id
       where mapped.name = 'Subscription agreement, Regulation D' order by documents."order" limit 1`,
    )
  const signedIn = async (email: string, type: string) => {
    const browser = platform.browser()
    await browser.signInTo(email, type)
    return browser
  }

  it('are set for its vendor, with a place on a page for each field', async () => {
    const documentId = await aDocument()
    const fieldIds = await platform.value<string[]>(
      'select array_agg(id) from app_public.signing_fields where signing_document_id = $1',
      [documentId],
    )
    const { data } = await paperOf(await signedIn('broker@capstan.test', 'broker'), documentId)
    const file = await PDFDocument.load(Buffer.from(data?.content ?? '', 'base64'))

    expect(file.getPageCount()).toBe(data?.pages)
    expect(new Set(data?.places.map(({ fieldId }) => fieldId))).toEqual(new Set(fieldIds))
    for (const { page, x, y, width, height } of data?.places ?? []) {
      expect(page).toBeLessThanOrEqual(data?.pages ?? 0)
      for (const edge of [x, y, x + width, y + height]) {
        expect(edge).toBeGreaterThanOrEqual(0)
        expect(edge).toBeLessThanOrEqual(1)
      }
    }
  })

  it('are nothing where a character of the document cannot be set', async () => {
    const documentId = await aDocument()
    const texts = 'app_private.signing_document_texts'
    const before = await platform.value<string>(
      `select paragraphs::text from ${texts} where signing_document_id = $1`,
      [documentId],
    )
    const change = (paragraphs: string) =>
      platform.db.pool.query(`update ${texts} set paragraphs = $2 where signing_document_id = $1`, [
        documentId,
        paragraphs,
      ])
    await change(JSON.stringify(['Signed by 🙂']))
    const { data } = await paperOf(await signedIn('broker@capstan.test', 'broker'), documentId)
    await change(before)

    expect(data).toEqual({ content: '', pages: 0, places: [] })
  })

  it('are not found by another account, nor without an id', async () => {
    const documentId = await aDocument()
    const issuer = await signedIn('issuer@capstan.test', 'issuer')
    const answers = [await paperOf(issuer, documentId), await paperOf(issuer, 'nonsense')]

    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['not_found', 'not_found'])
  })
})
