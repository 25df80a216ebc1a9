import { expect, it, vi } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { anIssuersBrowser, askForLocation, sendFile } from '../../testing/documents/anUpload.ts'

type Browser = Awaited<ReturnType<typeof anIssuersBrowser>>

interface Import {
  id: string
  status: string
  rowCount: number
  addedCount: number
  knownCount: number
  repeatedCount: number
  wrongCount: number
  problem: string | null
  problemRow: number | null
  problemColumn: string | null
}
interface Row {
  id: string
  row: number
  name: string
  email: string
  outcome: string
  repeats: number | null
  problem: string | null
  column: string | null
}

const figures = `id status rowCount addedCount knownCount repeatedCount wrongCount problem problemRow problemColumn`

aPlatformOnEveryEngine('a file of contacts', (platform) => {
  const contacts = () =>
    platform
      .value<string>('select count(*) from app_public.customers where account_id = $1', [accountIds.halden])
      .then(Number)

  async function uploaded(content: string | Buffer, name = 'contacts.csv') {
    const browser = await anIssuersBrowser(platform.url)
    const info = await askForLocation(browser, name)
    await sendFile(info, content)
    return { browser, fileName: info.fields.key ?? '' }
  }
  async function ask(browser: Browser, mutation: string, input: object) {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
    const { data, errors } = await browser.graphql(
      `mutation ($input: ${type}!) { made: ${mutation}(input: $input) { import { ${figures} } } }`,
      { variables: { input } },
    )
    return { made: (data?.made as { import: Import } | null)?.import, error: errors?.[0] }
  }
  async function settled(browser: Browser, id: string, isOver: (status: string) => boolean): Promise<Import> {
    return vi.waitUntil(
      async () => {
        const { data } = await browser.graphql(`query ($id: UUID!) { importById(id: $id) { ${figures} } }`, {
          variables: { id },
        })
        const found = data?.importById as Import
        return isOver(found.status) ? found : undefined
      },
      { timeout: 20_000, interval: 50 },
    )
  }
  const isChecked = (status: string) => !['checking', 'writing'].includes(status)
  async function rowsOf(browser: Browser, importId: string): Promise<Row[]> {
    const { data } = await browser.graphql(
      `query ($importId: UUID!) { allImportRows(condition: { importId: $importId }, orderBy: [PLACE_ASC]) {
         nodes { id row name email outcome repeats problem column } } }`,
      { variables: { importId } },
    )
    return (data?.allImportRows as { nodes: Row[] }).nodes
  }
  async function previewed(content: string | Buffer) {
    const { browser, fileName } = await uploaded(content)
    const { made } = await ask(browser, 'previewBulkCustomers', { fileName })
    return { browser, fileName, found: await settled(browser, made?.id ?? '', isChecked) }
  }

  const mixed = [
    'name,email',
    'Ada Lindqvist,ada@import.example',
    ',none@import.example',
    'Bad,not an address',
    'Again,ADA@import.example',
    'Short',
    '"Ng, Wei", WEI@import.example ',
    '"=HYPERLINK(""http://x"")",formula@import.example',
  ].join('\r\n')

  it('is previewed before it is written: added, omitted and wrong rows, by row and column', async () => {
    const before = await contacts()
    const { browser, found } = await previewed(mixed)

    expect(found).toMatchObject({
      ...{ status: 'checked', rowCount: 7, addedCount: 2, knownCount: 0, repeatedCount: 1, wrongCount: 4 },
    })
    const rows = await rowsOf(browser, found.id)
    expect(rows.map(({ row, outcome, problem, column }) => [row, outcome, problem, column])).toEqual([
      [3, 'wrong', 'name_missing', 'name'],
      [4, 'wrong', 'email_invalid', 'email'],
      [6, 'wrong', 'value_count', null],
      [8, 'wrong', 'formula', 'name'],
      [2, 'added', null, null],
      [5, 'repeated', null, null],
      [7, 'added', null, null],
    ])
    expect(rows[5]?.repeats).toBe(2)
    expect(await contacts()).toBe(before)
  })

  it('is confirmed by its preview, also if another file has its name, and not once it is cancelled', async () => {
    const before = await contacts()
    const first = await previewed('name,email\nOne,one@twice.example\n')
    const second = await previewed('name,email\nTwo,two@twice.example\nThree,three@twice.example\n')
    const confirm = (importId: string) =>
      ask(first.browser, 'bulkCustomers', { fileName: 'contacts.csv', importId })

    expect((await confirm(first.found.id)).made?.id).toBe(first.found.id)
    await settled(first.browser, first.found.id, isChecked)
    expect(await contacts()).toBe(before + 1)

    await second.browser.graphql(
      `mutation { discardImport(input: { id: "${second.found.id}" }) { import { id } } }`,
    )
    expect((await confirm(second.found.id)).error?.extensions.code).toBe('import_ended')
    expect((await confirm(crypto.randomUUID())).error?.extensions.code).toBe('not_found')
    expect(await contacts()).toBe(before + 1)
  })

  it('is written completely once its rows are corrected, and only once', async () => {
    const before = await contacts()
    const { browser, fileName, found } = await previewed(
      'name,email\nBo,bo@mended.example\nCy,\nBo Again,bo@mended.example\n',
    )
    const refused = await ask(browser, 'bulkCustomers', { fileName })
    expect(refused.error?.extensions).toEqual({
      code: 'import_invalid',
      details: { count: 1, rows: [{ row: 3, column: 'email', problem: 'email_missing' }] },
    })
    const [wrong] = await rowsOf(browser, found.id)
    const { data } = await browser.graphql(
      `mutation ($id: UUID!) { mendImportRow(input: { id: $id, name: "Cy", email: " CY@mended.example" }) {
         importRow { outcome problem } } }`,
      { variables: { id: wrong?.id } },
    )
    expect(data?.mendImportRow).toEqual({ importRow: { outcome: 'added', problem: null } })
    const [first, second] = await Promise.all([
      ask(browser, 'bulkCustomers', { fileName }),
      ask(browser, 'bulkCustomers', { fileName }),
    ])

    expect(first.made?.id).toBe(second.made?.id)
    expect(await settled(browser, found.id, isChecked)).toMatchObject({
      status: 'done',
      addedCount: 2,
      wrongCount: 0,
    })
    expect(await contacts()).toBe(before + 2)
    // proves CALL-057
    expect(
      await platform.value(`select contact_name from app_public.customers where email = 'cy@mended.example'`),
    ).toBe('Cy')
  })

  it.each([
    ['a formula', '=HYPERLINK("http://x")', 'f@mended.example', 'formula', 'name'],
    ['a formula behind a blank', ' =1+1', 'f@mended.example', 'formula', 'name'],
    ['a formula for an e-mail', 'Fay', '=f@mended.example', 'formula', 'email'],
    ['an invisible character', 'Fay\u0007', 'f@mended.example', 'control_character', 'name'],
    ['nothing for a name', ' ', 'f@mended.example', 'name_missing', 'name'],
  ])(
    'takes %s no more in a row that is mended than in a file',
    async (_what, name, email, problem, column) => {
      const { browser, found } = await previewed('name,email\n=1+1,wrong\n')
      const [wrong] = await rowsOf(browser, found.id)
      const { data } = await browser.graphql(
        `mutation ($id: UUID!, $name: String!, $email: String!) {
         mendImportRow(input: { id: $id, name: $name, email: $email }) { importRow { outcome problem column } } }`,
        { variables: { id: wrong?.id, name, email } },
      )

      expect(data?.mendImportRow).toEqual({ importRow: { outcome: 'wrong', problem, column } })
    },
  )

  it('leaves out wrong rows only on request, and existing contacts always', async () => {
    const before = await contacts()
    const { browser, fileName, found } = await previewed(
      'name,email\nOnce,once@import.example\nWrong,wrong\n',
    )
    await ask(browser, 'bulkCustomers', { fileName, leaveOutWrong: true })
    expect(await settled(browser, found.id, isChecked)).toMatchObject({ status: 'done', addedCount: 1 })
    const again = await previewed(
      'name,email\nAnother Name,ONCE@import.example\nTwice,twice@import.example\n',
    )

    expect(again.found).toMatchObject({ addedCount: 1, knownCount: 1 })
    expect(await contacts()).toBe(before + 1)
  })

  it('is checked and written at one call, all of it or nothing', async () => {
    const before = await contacts()
    const bad = await uploaded('name,email\nDe,de@atonce.example\nWrong,wrong\n')
    const refused = await ask(bad.browser, 'bulkCustomers', { fileName: bad.fileName })
    expect(await settled(bad.browser, refused.made?.id ?? '', isChecked)).toMatchObject({
      ...{ status: 'failed', problem: 'rows_wrong', wrongCount: 1 },
    })
    expect(await contacts()).toBe(before)
    const good = await uploaded('name,email\nDe,de@atonce.example\n')
    const { made } = await ask(good.browser, 'bulkCustomers', { fileName: good.fileName })

    expect(await settled(good.browser, made?.id ?? '', isChecked)).toMatchObject({
      status: 'done',
      addedCount: 1,
    })
    expect(await contacts()).toBe(before + 1)
  })

  it('is in the audit of the confirming user, contact by contact', async () => {
    const { browser, fileName, found } = await previewed('name,email\nEve,eve@audit.example\n')
    await ask(browser, 'bulkCustomers', { fileName })
    await settled(browser, found.id, isChecked)

    expect(
      await platform.value(
        `select string_agg(distinct operations.operation || ' ' || users.first_name, ',')
           from app_public.changes join app_public.operations on operations.id = changes.operation_id
           join app_public.users on users.id = operations.user_id
          where changes."table" = 'customers' and changes.after ->> 'email' = 'eve@audit.example'`,
      ),
    ).toMatch(/^writeContacts /)
  })

  it('is deleted with its rows when it is not used', async () => {
    const { browser, found } = await previewed('name,email\nFe,fe@dropped.example\n')
    const { made } = await ask(browser, 'discardImport', { id: found.id })

    expect(made?.status).toBe('discarded')
    expect(await rowsOf(browser, found.id)).toEqual([])
    expect((await ask(browser, 'discardImport', { id: found.id })).error?.extensions.code).toBe('not_found')
  })

  it('survives a server that died while it was checked or written', async () => {
    const { browser, fileName, found } = await previewed('name,email\nGus,gus@died.example\n')
    // The state that a crashed server leaves: claimed, half read, and with an expired claim.
    await platform.value(
      `with left_behind as (update app_public.imports set status = 'checking', row_count = 700,
         held_until = clock_timestamp() - interval '1 second' where id = $1 returning id)
       select pg_notify('app_import', '') from left_behind`,
      [found.id],
    )
    expect(await settled(browser, found.id, (status) => status === 'checked')).toMatchObject({
      ...{ rowCount: 1, addedCount: 1 },
    })
    await ask(browser, 'bulkCustomers', { fileName })
    expect(await settled(browser, found.id, isChecked)).toMatchObject({ status: 'done', addedCount: 1 })
  })

  it.each([
    ['a byte order mark, CRLF and quotes', '\uFEFF"Name","E-mail"\r\n"Bo","bo1@import.example"\r\n', 1],
    ['columns in another order, and blank rows', 'email,name\nbo2@import.example,Bo\n,\n\n', 1],
    ['a name our own downloads made safe', "name,email\n'=Bo,bo3@import.example\n", 0],
    ['semicolons', 'Name;Email\r\n"Bo; Jr";bo4@import.example\r\n', 1],
    ['tabs', 'name\temail\nBo\tbo5@import.example\n', 1],
    [
      'UTF-16 and its byte order mark',
      Buffer.from('\uFEFFname\temail\r\nZoë\tbo6@import.example\r\n', 'utf16le'),
      1,
    ],
    ['a line end inside of quotes', 'name,email\n"Bo\nJr",bo7@import.example\n', 0],
  ])('is read with %s', async (_what, content, added) => {
    expect((await previewed(content)).found.addedCount).toBe(added)
  })

  it.each([
    ['no header', '\n', 'no_header', 1, null],
    ['an unknown column', 'name,email,phone\nA,a@b.example,1', 'unknown_column', 1, 'phone'],
    ['a column twice', 'name,email,name\nA,a@b.example,A', 'column_twice', 1, 'name'],
    ['a missing column', 'name\nA', 'column_missing', 1, 'email'],
    ['an open quote', 'name,email\n"A,a@b.example', 'not_csv', 2, null],
    [
      'other bytes than UTF-8',
      Buffer.from('name,email\nJos\xe9,a@b.example', 'latin1'),
      'not_utf8',
      2,
      'name',
    ],
    ['nothing but a header', 'name,email\n', 'no_rows', 2, null],
  ])('is refused with %s', async (_what, content, problem, row, column) => {
    const { found } = await previewed(content)

    expect(found).toMatchObject({ status: 'failed', problem, problemRow: row, problemColumn: column })
  })

  it('is refused if it has another type, another owner, or has not arrived', async () => {
    const text = await uploaded('name,email\nA,a@b.example\n', 'contacts.txt')
    const { error } = await ask(text.browser, 'bulkCustomers', { fileName: text.fileName })
    expect(error?.extensions).toEqual({ code: 'file_type_not_allowed', details: { allowed: ['csv'] } })

    const broker = platform.browser()
    await broker.signInTo('broker@capstan.test')
    await sendFile(await askForLocation(broker, 'theirs.csv'), 'name,email\nA,a@b.example\n')
    const issuer = await anIssuersBrowser(platform.url)
    await askForLocation(issuer, 'mine.csv')
    for (const fileName of ['theirs.csv', 'mine.csv', 'never.csv'])
      expect((await ask(issuer, 'previewBulkCustomers', { fileName })).error?.extensions.code).toBe(
        'file_not_uploaded',
      )
  })

  it('cannot be seen or corrected by another account, or started by a viewer', async () => {
    const { browser, found } = await previewed('name,email\nWrong,wrong\n')
    const [row] = await rowsOf(browser, found.id)
    const broker = platform.browser()
    await broker.signInTo('broker@capstan.test')
    const { data } = await broker.graphql(
      `query ($id: UUID!) { importById(id: $id) { id } importRowById(id: $row) { id } }`.replace(
        '($id: UUID!)',
        '($id: UUID!, $row: UUID!)',
      ),
      {
        variables: { id: found.id, row: row?.id },
      },
    )
    expect(data).toEqual({ importById: null, importRowById: null })
    const mend = `mutation ($id: UUID!) { mendImportRow(input: { id: $id, name: "A", email: "a@b.example" }) { clientMutationId } }`
    const foreign = await broker.graphql(mend, { variables: { id: row?.id } })
    expect(foreign.errors?.[0]?.extensions.code).toBe('not_found')
    const viewer = platform.browser()
    await viewer.signInTo('issuer-viewer@capstan.test')
    const refused = await viewer.graphql(mend, { variables: { id: row?.id } })
    expect(refused.errors?.[0]?.extensions.code).toBe('not_allowed')
  })
})
