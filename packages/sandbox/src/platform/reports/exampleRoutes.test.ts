import { describe, expect, it } from 'vitest'
import { accountIds, offeringIds } from '../../../seed/ids.ts'
import { aPlatform } from '../../testing/aPlatform.ts'
import { askForLocation, sendFile } from '../../testing/anUpload.ts'

describe('the example files', () => {
  const platform = aPlatform()
  const example = async (name: string) => platform.browser().ask(`/api/v2/example/download/${name}`)

  it('show the columns of contacts.csv and of allocation-cap-table.csv [CALL-058] [CALL-079]', async () => {
    const [contacts, capTable] = [await example('contacts.csv'), await example('allocation-cap-table.csv')]

    expect((await contacts.text()).split('\r\n')[0]).toBe('name,email')
    expect((await capTable.text()).split('\r\n')[0]).toBe(
      'email,contactName,amount,price,paidInCapital,paidOn,note',
    )
    expect(capTable.headers.get('content-disposition')).toBe('attachment; filename="allocation-cap-table.csv"')
    expect(capTable.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  })

  it('and the reports are downloads that a GET request fetches, and no other [REPORT-004]', async () => {
    const issuer = platform.browser()
    await issuer.signInTo('issuer@capstan.test')
    for (const path of [
      'example/download/contacts.csv',
      'example/download/allocation-cap-table.csv',
      'reports/cap-table',
      'reports/contacts',
    ]) {
      const fetched = await issuer.visit(`/api/v2/${path}`)
      expect(fetched.status, path).toBe(200)
      expect(fetched.headers.get('content-disposition'), path).toMatch(/^attachment; filename="[a-z-]+\.csv"$/)

      const posted = await issuer.ask(`/api/v2/${path}`, {
        method: 'POST',
        headers: { origin: platform.url, 'sec-fetch-site': 'same-origin' },
      })
      expect(posted.status, path).toBe(404)
    }
  })

  it('are what the imports take, as they are', async () => {
    const broker = platform.browser()
    await broker.signInTo('broker@capstan.test')
    const files = [
      ['contacts.csv', 'previewBulkCustomers', {}],
      ['allocation-cap-table.csv', 'previewBulkAllocation', { allocationId: offeringIds['series-b'] }],
    ] as const
    for (const [fileName, mutation, more] of files) {
      await sendFile(
        await askForLocation(broker, fileName),
        Buffer.from(await (await example(fileName)).arrayBuffer()),
      )
      const input = mutation.replace('preview', '')
      const { data, errors } = await broker.graphql(
        `mutation ($input: ${input}Input!) { made: ${mutation}(input: $input) { report { rowCount problems { row message } } } }`,
        { account: accountIds.larkspur, variables: { input: { fileName, ...more } } },
      )
      expect(errors).toBeUndefined()
      expect(data?.made).toEqual({ report: { rowCount: 2, problems: [] } })
    }
  })
})
