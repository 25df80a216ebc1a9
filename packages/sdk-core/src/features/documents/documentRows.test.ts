import { describe, expect, it } from 'vitest'
import { fixtureIds } from '../../testing/fixtureIds'
import { documentRows } from './documentRows'
import type { InvestorDocument } from './documentsQuery'
import { anInvestorDocument } from './testing'

function aDocument(name: string, about: Partial<InvestorDocument['about']>): InvestorDocument {
  const document = anInvestorDocument({ id: name, name })
  return { ...document, about: { ...document.about, kind: 'security', ...about } }
}

describe('documentRows', () => {
  it('puts the documents of a security into one row, in their order', () => {
    const security = { id: fixtureIds.nth(1), issuer: 'Halden', asset: 'Preferred', round: 'Series A' }
    const documents = [
      aDocument('report', security),
      aDocument('certificate', { ...security, kind: 'holding' }),
      aDocument('agreement', security),
    ]

    const rows = documentRows(documents, 'security')

    expect(rows).toEqual([{ kind: 'security', ...security, documents: [documents[0], documents[2]] }])
    // proves DOC-002
    expect(documentRows(documents, 'holding').map(({ documents: [only] }) => only?.name)).toEqual([
      'certificate',
    ])
  })

  it('sorts by issuer, asset and round, also new ones; unknown ones are last', () => {
    const documents = [
      aDocument('1', { id: '1', issuer: undefined }),
      aDocument('2', { id: '2', issuer: 'halden', round: 'Series B' }),
      aDocument('3', { id: '3', issuer: 'Halden', round: 'Series A' }),
      aDocument('4', { id: '4', issuer: 'Cinder Peak' }),
    ]

    expect(documentRows(documents, 'security').map(({ id }) => id)).toEqual(['4', '3', '2', '1'])
  })
})
