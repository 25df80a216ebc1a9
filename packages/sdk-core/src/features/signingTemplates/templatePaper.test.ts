import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { templatePaper } from './templatePaper'

const documentId = fixtureIds.nth(6441)
const path = '/api/v2/integration/template-paper'
const place = { fieldId: fixtureIds.nth(1), page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.02 }

describe('templatePaper', () => {
  it('reads the pages of a document, and where its fields stand on them', async () => {
    const { server, capstan } = anInstance()
    server.onPost(path, () => ({ data: { content: btoa('abc'), pages: 2, places: [{ ...place, more: 1 }] } }))
    const paper = await templatePaper(capstan, documentId)

    expect(server.requests[0]?.variables).toEqual({ documentId })
    expect(await paper?.file.text()).toBe('abc')
    expect(paper).toMatchObject({ pages: 2, places: [place] })
    expect(paper?.places[0]).toEqual(place)
  })

  it('answers nothing when the document cannot be set', async () => {
    const { server, capstan } = anInstance()
    server.onPost(path, () => ({ data: { content: '', pages: 0, places: [] } }))

    expect(await templatePaper(capstan, documentId)).toBeUndefined()
  })

  it.each([
    ['pages', { content: 'YQ==', places: [] }, 'places'],
    ['a place', { content: 'YQ==', pages: 1, places: [{ ...place, x: '0.1' }] }, 'x'],
    ['a field', { content: 'YQ==', pages: 1, places: [{}] }, 'fieldId'],
  ])('refuses an answer without %s', async (_, data, field) => {
    const { server, capstan } = anInstance()
    server.onPost(path, () => ({ data }))

    await expect(templatePaper(capstan, documentId)).rejects.toMatchObject({
      code: 'answer_unreadable',
      details: { field },
    })
  })
})
