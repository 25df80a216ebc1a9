import { describe, expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { aPlatform } from '../../testing/aPlatform.ts'
import { anIssuersBrowser, askForLocation, sendFile } from '../../testing/anUpload.ts'

interface Report {
  rowCount: number
  duplicateCount: number
  problemCount: number
  problems: { row: number; column: string | null; message: string }[]
}

describe('bulkCustomers', () => {
  const platform = aPlatform()
  const contacts = () =>
    platform
      .value<string>('select count(*) from app_public.customers where account_id = $1', [accountIds.halden])
      .then(Number)

  async function importFile(content: string | Buffer, mutation = 'bulkCustomers', name = 'contacts.csv') {
    const browser = await anIssuersBrowser(platform.url)
    await sendFile(await askForLocation(browser, name), content)
    const { data, errors } = await browser.graphql(
      `mutation ($fileName: String!) { made: ${mutation}(input: { fileName: $fileName }) {
        report { rowCount duplicateCount problemCount problems { row column message } } } }`,
      { variables: { fileName: name } },
    )
    const { report } = (data?.made ?? {}) as { report?: Report }
    return { report, error: errors?.[0] }
  }

  it('adds every row of a file [CALL-057]', async () => {
    const before = await contacts()
    const { report } = await importFile(
      'name,email\r\nAda Lindqvist,ada@import.example\r\n"Ng, Wei",wei@import.example\r\n',
    )

    expect(report).toEqual({ rowCount: 2, duplicateCount: 0, problemCount: 0, problems: [] })
    expect(await contacts()).toBe(before + 2)
    expect(
      await platform.value(
        `select contact_name from app_public.customers where email = 'wei@import.example'`,
      ),
    ).toBe('Ng, Wei')
  })

  it('writes nothing when a row is wrong, and says which and why', async () => {
    const before = await contacts()
    const { report, error } = await importFile(
      [
        'name,email',
        'Good,good@import.example',
        ',none@import.example',
        'Bad,not an address',
        'Again,GOOD@import.example',
        'Short',
      ].join('\n'),
    )

    expect(report).toBeUndefined()
    expect(error?.extensions).toEqual({
      code: 'import_invalid',
      details: {
        count: 4,
        rows: [
          { row: 3, column: 'name', message: 'A value is missing.' },
          { row: 4, column: 'email', message: expect.any(String) },
          { row: 5, column: 'email', message: 'The same as row 2.' },
          { row: 6, column: null, message: 'The row has 1 values, the header 2.' },
        ],
      },
    })
    expect(await contacts()).toBe(before)
  })

  it('shows beforehand what it would do, and does nothing', async () => {
    const before = await contacts()
    const { report } = await importFile(
      'name,email\nOne,one@import.example\nOne,one@import.example\n',
      'previewBulkCustomers',
    )

    expect(report).toEqual({
      rowCount: 2,
      duplicateCount: 1,
      problemCount: 1,
      problems: [{ row: 3, column: 'email', message: 'The same as row 2.' }],
    })
    expect(await contacts()).toBe(before)
  })

  it.each([
    ['a byte order mark, CRLF and quotes', '\uFEFF"Name","E-mail"\r\n"Bo","bo1@import.example"\r\n', 1],
    ['columns in another order, and blank rows', 'email,name\nbo2@import.example,Bo\n,\n\n', 1],
    ['a name our own downloads made safe', "name,email\n'=Bo,bo3@import.example\n", 0],
    ['nothing but a header', 'name,email\n', 0],
  ])('reads %s', async (_what, content, added) => {
    const before = await contacts()
    await importFile(content)
    expect(await contacts()).toBe(before + added)
  })

  it.each([
    ['no header', '', 1, null],
    ['an unknown column', 'name,email,phone\nA,a@b.example,1', 1, 'phone'],
    ['a column twice', 'name,email,name\nA,a@b.example,A', 1, 'name'],
    ['a missing column', 'name\nA', 1, 'email'],
    ['a formula', 'name,email\n"=HYPERLINK(""http://x"")",a@b.example', 2, 'name'],
    ['an open quote', 'name,email\n"A,a@b.example', 2, null],
    ['other bytes than UTF-8', Buffer.from('name,email\nJos\xe9,a@b.example', 'latin1'), 1, null],
    ['semicolons', 'name;email\nA;a@b.example', 1, 'name;email'],
  ])('refuses %s', async (_what, content, row, column) => {
    const { error } = await importFile(content === '' ? '\n' : content)
    const details = error?.extensions.details as { rows: object[] } | undefined
    expect(error?.extensions.code).toBe('import_invalid')
    expect(details?.rows[0]).toMatchObject({ row, column })
  })

  it('reads no file of another type', async () => {
    const { error } = await importFile('name,email\nA,a@b.example\n', 'bulkCustomers', 'contacts.txt')

    expect(error?.extensions).toEqual({ code: 'file_type_not_allowed', details: { allowed: ['csv'] } })
  })

  it('reads nobody else’s file, and none that has not come', async () => {
    const broker = platform.browser()
    await broker.signInTo('broker@capstan.test')
    await sendFile(await askForLocation(broker, 'theirs.csv'), 'name,email\nA,a@b.example\n')
    const issuer = await anIssuersBrowser(platform.url)
    await askForLocation(issuer, 'mine.csv')
    for (const fileName of ['theirs.csv', 'mine.csv', 'never.csv']) {
      const { errors } = await issuer.graphql(
        `mutation ($fileName: String!) { bulkCustomers(input: { fileName: $fileName }) { clientMutationId } }`,
        { variables: { fileName } },
      )
      expect(errors?.[0]?.extensions.code).toBe('file_not_uploaded')
    }
  })
})
