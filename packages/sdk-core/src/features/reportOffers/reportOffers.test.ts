import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { offerReport, turnReport } from './offerReport'
import { OfferReportDocument, ReportOffersDocument, TurnReportDocument } from './operations.generated'
import { reportOffersQuery } from './reportOffersQuery'
import { aReportOffer, reportOffersAnswer } from './testing'

describe('reportOffersQuery', () => {
  it('has every report, those that are off too, and to whom it is offered in the order of the screen', async () => {
    const { server, capstan } = anInstance()
    const off = aReportOffer({
      name: 'Contacts',
      enabled: false,
      accountTypes: ['broker', 'issuer', 'investor', null],
    })
    server.on(ReportOffersDocument, () => reportOffersAnswer([aReportOffer(), off]))
    const query = reportOffersQuery(capstan)

    const offers = query.select(await query.queryFn({ signal: new AbortController().signal }))

    expect(offers).toMatchObject([
      { id: fixtureIds.nth(960), name: 'Cap Table', isOn: true, offeredTo: ['issuer', 'broker'] },
      { name: 'Contacts', isOn: false, offeredTo: ['issuer', 'broker'] },
    ])
    // Changes by another administrator are followed.
    expect(query.entities).toEqual([{ table: 'reports' }])
  })
})

describe('offerReport', () => {
  it('sends the one type that changes, and no other', async () => {
    const { server, capstan } = anInstance()
    server.on(OfferReportDocument, ({ input }) => {
      expect(input).toEqual({ reportId: fixtureIds.nth(960), accountType: 'broker', isOffered: false })
      const report = aReportOffer({ version: '2', accountTypes: ['issuer'] })
      return { __typename: 'Mutation', offerReport: { __typename: 'OfferReportPayload', report } }
    })

    await offerReport(capstan, { id: fixtureIds.nth(960), type: 'broker', isOffered: false })

    expect.assertions(1)
  })
})

describe('turnReport', () => {
  it('sends nothing but whether it is on', async () => {
    const { server, capstan } = anInstance()
    server.on(TurnReportDocument, (variables) => {
      expect(variables).toEqual({ id: fixtureIds.nth(960), enabled: false })
      const report = aReportOffer({ version: '2', enabled: false })
      return { __typename: 'Mutation', updateReportById: { __typename: 'UpdateReportPayload', report } }
    })

    await turnReport(capstan, { id: fixtureIds.nth(960), isOn: false })

    expect.assertions(1)
  })
})
