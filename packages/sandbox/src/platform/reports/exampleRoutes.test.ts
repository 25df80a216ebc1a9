import { describe, expect, it, vi } from 'vitest'
import { accountIds, offeringIds } from '../../../seed/ids.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { askForLocation, sendFile } from '../../testing/documents/anUpload.ts'

describe('the example files', () => {
  const platform = aPlatform()
  const example = async (name: string) => platform.browser().ask(`/api/v2/example/download/${name}`)

  it('show the columns of contacts.csv and of allocation-cap-table.csv', async () => {
    const [contacts, capTable] = [await example('contacts.csv'), await example('allocation-cap-table.csv')]

    expect((await contacts.text()).split('\r\n')[0]).toBe('name,email')
    expect((await capTable.text()).split('\r\n')[0]).toBe(
      'email,contactName,amount,price,paidInCapital,paidOn,note',
    )
    expect(capTable.headers.get('content-disposition')).toBe('attachment; filename="allocation-cap-table.csv"')
    // proves CALL-058, CALL-079
    expect(capTable.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  })

  it('and the reports are downloads that a GET request fetches, and no other', async () => {
    const issuer = platform.browser()
    await issuer.signInTo('issuer@capstan.test')
    // proves REPORT-004
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

  it('are accepted by the imports unchanged', async () => {
    const broker = platform.browser()
    await broker.signInTo('broker@capstan.test')
    const ask = async (query: string, variables: object) => {
      const { data, errors } = await broker.graphql(query, { account: accountIds.larkspur, variables })
      expect(errors).toBeUndefined()
      return data?.made
    }
    for (const fileName of ['contacts.csv', 'allocation-cap-table.csv'])
      await sendFile(
        await askForLocation(broker, fileName),
        Buffer.from(await (await example(fileName)).arrayBuffer()),
      )

    const checked = async (mutation: string, input: object) => {
      const type = mutation.replace('preview', 'Preview')
      const made = await ask(
        `mutation ($input: ${type}Input!) { made: ${mutation}(input: $input) { import { id } } }`,
        { input },
      )
      const { id } = (made as { import: { id: string } }).import
      await vi.waitUntil(
        async () =>
          (await platform.value('select status from app_public.imports where id = $1', [id])) === 'checked',
      )
      return ask('query ($id: UUID!) { made: importById(id: $id) { rowCount addedCount wrongCount } }', { id })
    }
    const whole = { rowCount: 2, addedCount: 2, wrongCount: 0 }
    const allocationId = offeringIds['series-b']
    expect(
      await checked('previewBulkAllocation', { fileName: 'allocation-cap-table.csv', allocationId }),
    ).toEqual(whole)
    expect(await checked('previewBulkCustomers', { fileName: 'contacts.csv' })).toEqual(whole)
  })
})
