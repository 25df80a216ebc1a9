import { describe, expect, it, vi } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { anIssuedRound, aStakeholder } from '../capTable/testing/records'
import { capTableRules } from '../capTable/capTableRules'
import { totalsByAsset } from '../capTable/totalsByAsset'
import { controlBook, roundsUntil } from './controlBook'
import { ReportsDocument, StatementEntriesDocument } from './operations.generated'
import { readReport, reportFileName } from './readReport'
import { reportsQuery } from './reportsQuery'
import { statementEntriesQuery, statementPositionsQuery } from './statementQuery'
import { aControlBookRound, aReport, aReportNotMade, aStatementEntry, reportsAnswer } from './testing'

const id = fixtureIds.nth
const signal = new AbortController().signal

function onFiles(file: () => Response) {
  const onUnauthenticated = vi.fn()
  const fetch = async () => file()
  return { ...anInstance({ environment: { fetch }, onUnauthenticated }), onUnauthenticated }
}

describe('reportsQuery', () => {
  it('has those that the account may download, with how old and large the last files are', async () => {
    const { server, capstan } = anInstance()
    server.on(ReportsDocument, () =>
      reportsAnswer([aReport(), aReportNotMade({ accountTypes: ['broker'] }), aReportNotMade({ id: id(9) })]),
    )
    const query = reportsQuery(capstan, 'issuer')

    // proves REPORT-001, REPORT-002
    expect(query.select(await query.queryFn({ signal }))).toEqual([
      {
        id: id(960),
        name: 'Cap Table',
        path: '/api/v2/reports/cap-table',
        last: { size: 24_120, rowCount: 218, madeAt: '2026-11-21T10:00:00.000Z' },
      },
      { id: id(9), name: 'Contacts', path: '/api/v2/reports/contacts', last: undefined },
    ])
  })
})

describe('statementPositionsQuery', () => {
  it('lists the names under which the rows of its cap table are pushed', () => {
    const { capstan } = anInstance()
    const register = vi.spyOn(capstan, 'register')

    const { entities } = statementPositionsQuery(capstan, { investorId: id(1), day: '2026-11-21' })

    expect(register).toHaveBeenCalledWith(...capTableRules)
    // Units bought and not yet issued count in the percentages.
    expect(entities).toEqual([{ table: 'holdings' }, { table: 'distributions' }])
  })
})

describe('readReport', () => {
  it('reads the file, which may have a byte order mark', async () => {
    const { capstan } = onFiles(() => new Response('\uFEFFInvestor,Units\r\n"Okafor, Maren",4000\r\n'))

    const { headers, rows, file } = await readReport(capstan, '/api/v2/reports/cap-table')

    expect([headers, rows]).toEqual([['Investor', 'Units'], [['Okafor, Maren', '4000']]])
    expect(file.size).toBeGreaterThan(30)
    // proves REPORT-004
    expect(reportFileName('/api/v2/reports/cap-table')).toBe('cap-table.csv')
  })

  it('is refused where it was turned off, and the session goes on', async () => {
    const refused = { errors: [{ message: 'No.', extensions: { code: 'not_allowed' } }] }
    const { capstan, onUnauthenticated } = onFiles(() => Response.json(refused, { status: 403 }))

    await expect(readReport(capstan, '/api/v2/reports/contacts')).rejects.toMatchObject({ code: 'not_allowed' })
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })
})

describe('controlBook', () => {
  const rounds = [
    aControlBookRound(),
    aControlBookRound({ id: id(712), name: 'Series A', total: '154500', bookedUnits: '154500', securityBySecurityId: null }),
  ]
  const issued = [
    anIssuedRound({ stakeholders: 2, units: '287200' }),
    anIssuedRound({ roundId: id(712), stakeholders: 1, units: '154500' }),
  ]
  const stakeholders = [
    aStakeholder({ units: '287200' }),
    aStakeholder({ investorId: id(2), units: '154500' }),
    aStakeholder({ investorId: id(3), units: '15000', percent: null, status: 'pending' }),
  ]

  it('has the authorized, issued and remaining units by round and by asset, and those of the holders', () => {
    const [asset] = controlBook(rounds, { totals: totalsByAsset(stakeholders), rounds: issued })

    expect(
      asset?.rounds.map(({ name, issued, available, holders, ticker }) =>
        [name, ticker, issued, available, holders].join(' '),
      ),
    ).toEqual(['Series B HBSB 287200 512800 2', 'Series A  154500 0 1'])
    // The totals of the columns: 800,000 + 154,500, 287,200 + 154,500, 512,800 + 0.
    expect([asset?.authorized, asset?.issued, asset?.available].join(' ')).toBe('954500 441700 512800')
    // Of the asset's limit, 1,500,000 − 954,500 are in no round.
    expect([asset?.limit, asset?.inNoRound, asset?.held, asset?.difference].join(' ')).toBe(
      '1500000 545500 441700 0',
    )
    expect(asset?.holders).toBe(2)
  })

  it('has the difference between the issued units and those of the holders', () => {
    const [asset] = controlBook(rounds, { totals: totalsByAsset(stakeholders.slice(1)), rounds: issued })
    expect(asset?.difference.toString()).toBe('287200')
  })

  it('leaves open how much may be issued where no limit is set', () => {
    const free = { ...aControlBookRound().assetByAssetId, authorizedTotal: null }
    const round = aControlBookRound({ assetByAssetId: free as never })
    expect(controlBook([round], { totals: totalsByAsset([]), rounds: [] })[0]).toMatchObject({ holders: 0 })
    expect(controlBook([round], { totals: totalsByAsset([]), rounds: [] })[0]?.inNoRound).toBeUndefined()
  })
})

describe('statementEntriesQuery', () => {
  it('has the entries in the order in which the balances run', async () => {
    const { server, capstan } = anInstance()
    const later = aStatementEntry({ id: id(1), bookedOn: '2026-03-01', balanceAfter: '0', amount: '-4000' })
    server.on(StatementEntriesDocument, () => ({
      __typename: 'Query',
      allLedgerEntries: { __typename: 'LedgerEntriesConnection', nodes: [later, aStatementEntry()] },
    }))
    const query = statementEntriesQuery(capstan, { investorId: id(5), day: '2026-11-24' })

    const entries = query.select(await query.queryFn({ signal }))

    expect(entries.map(({ bookedOn, kind, balance }) => `${bookedOn} ${kind} ${balance}`)).toEqual([
      '2026-02-27 issuance 4000.000000000000000000',
      '2026-03-01 issuance 0',
    ])
  })
})

describe('roundsUntil', () => {
  it('leaves out rounds created after the day, unless they have units on it', () => {
    const later = { createdOn: '2026-03-05T12:00:00.000Z', bookedUnits: '0' }
    const [before, after, booked, held] = [
      aControlBookRound({ id: fixtureIds.nth(1), bookedUnits: '0' }),
      aControlBookRound({ id: fixtureIds.nth(2), ...later }),
      aControlBookRound({ id: fixtureIds.nth(3), ...later, bookedUnits: '0.5' }),
      aControlBookRound({ id: fixtureIds.nth(4), ...later }),
    ]
    const rounds = [anIssuedRound({ roundId: held?.id ?? '', units: '0.5' })]

    const shown = roundsUntil('2026-02-01', [before, after, booked, held], {
      totals: totalsByAsset([]),
      rounds,
    })

    expect(shown).toEqual([before, booked, held])
  })

  it('has the units authorized on that day, not the current ones', () => {
    const { assetByAssetId: asset } = aControlBookRound()
    const round = aControlBookRound({ totalOn: '300000', assetByAssetId: { ...asset, authorizedTotalOn: null } as never })
    const held = { totals: totalsByAsset([]), rounds: [] }

    const [book] = controlBook(roundsUntil('2026-02-01', [round], held), held)

    // 300,000 − 287,200
    expect(book?.rounds.map(({ authorized, available }) => `${authorized} ${available}`)).toEqual(['300000 12800'])
    expect(book?.limit).toBeUndefined()
    expect(controlBook([round], held)[0]?.limit?.toString()).toBe('1500000')
  })
})
