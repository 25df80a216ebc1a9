import { describe, expect, it } from 'vitest'
import { createCapstan } from '../../createCapstan'
import { fixtureIds } from '../../testing/fixtureIds'
import { documentsQuery, type InvestorDocument } from './documentsQuery'
import { anInvestorDocument, documentsAnswer } from './testing'

const { select } = documentsQuery(createCapstan({}))
const certificate = anInvestorDocument()
const security = { ...certificate.about, kind: 'security', id: fixtureIds.nth(852) } as const
const report = anInvestorDocument({ id: fixtureIds.nth(802), about: security })
const letter = anInvestorDocument({ sharedVia: [], about: { ...certificate.about, kind: 'step' } })
/** A document whose holding is not visible has its own row. */
const unseen = anInvestorDocument({ about: { kind: 'holding', id: certificate.id } })

describe('documentsQuery', () => {
  it.each<[string, InvestorDocument]>([
    ['holding', certificate],
    ['security', report],
    ['holding that may not be seen', unseen],
    ['step of an investment', letter],
  ])('reads the subject and the origin of a document of a %s', (_kind, document) => {
    // proves DOC-002, DOC-004
    expect(select(documentsAnswer([document]))).toEqual([document])
  })

  it('names each round and asset of a security once', () => {
    const answer = documentsAnswer([report])
    const { roundsBySecurityId } = answer.allDocuments?.nodes[0]?.securityBySecurityId ?? {}
    const [round] = roundsBySecurityId?.nodes ?? []
    if (round) roundsBySecurityId?.nodes.push(null, { ...round, name: 'Series A Extension' })

    expect(select(answer)[0]?.about).toMatchObject({
      asset: 'Halden Biologics Preferred',
      round: 'Series A, Series A Extension',
    })
  })
})
