import { describe, expect, it } from 'vitest'
import { offeringIds } from '../../../../seed/ids.ts'
import { type Browser, aBrowser } from '../../../testing/server/aBrowser.ts'
import { aPlatform } from '../../../testing/server/aPlatform.ts'

interface Signer {
  id: string
  name: string
  status: string
  isYours: boolean
  isMailed: boolean
  mailedTo?: string
}

interface Papers {
  status: string
  papers: {
    id: string
    pages: number
    sha256: string
    fields: { id: string; label: string; isTheirs: boolean }[]
  }[]
  consent: { version: string }
  signers: Signer[]
  signer?: { name: string; capacity?: string }
}

describe('papers that several parties sign', () => {
  const platform = aPlatform()
  let people = 0

  const post = async (browser: Browser, path: string, json: object) => {
    const answer = await browser.ask(`/api/v2/integration/${path}`, {
      json,
      headers: { origin: platform.url },
    })
    return (await answer.json()) as { data: never; errors?: { extensions: { code: string } }[] }
  }
  const papersOf = async (browser: Browser, stepId: string) =>
    (await post(browser, 'signing-papers', { stepId })).data as Papers
  const outcomeOf = async (browser: Browser, path: string, json: object) =>
    ((await post(browser, path, json)).data as { outcome: string } | undefined)?.outcome
  const statusOf = (stepId: string) =>
    platform.value('select status from app_public.steps where id = $1', [stepId])

  /** An account of Ada, who signs in, and Ben, who does not, at the papers of its investment. */
  async function atSigning({ type = 'Joint TIC', role = 'Individual', benEmail = '' } = {}) {
    const browser = platform.browser()
    const email = `e2e-${++people}@capstan.test`
    const accountId = await browser.signInTo(email)
    await platform.db.pool.query(
      `update app_public.accounts set investor_type = $2, name = 'House of Ada' where id = $1`,
      [accountId, type],
    )
    const ben = benEmail || `ben-${people}@elsewhere.example`
    for (const [name, address] of [
      ['Ada', email],
      ['Ben', ben],
    ])
      await platform.db.pool.query(
        `insert into app_public.parties (account_id, role, first_name, last_name, email, us_citizen, is_primary, date_of_birth)
         values ($1, $2, $3, 'Houser', $4, true, $5, '1980-01-01')`,
        [accountId, role, name, address, name === 'Ada'],
      )
    const offeringId = offeringIds['signed-here']
    const price = await platform.value(
      `select trim_scale(rounds.price)::text from app_public.allocations
       join app_public.rounds on rounds.id = round_id where allocations.id = $1`,
      [offeringId],
    )
    const { data } = await browser.graphql(
      `mutation ($input: InvestorMakeDistributionInput!) {
        investorMakeDistribution(input: $input) { distribution { processByProcessId { shortSteps { nodes { id } } } } } }`,
      { variables: { input: { offeringId, amount: '12', expectedPrice: price } } },
    )
    const made = data as never as {
      investorMakeDistribution: {
        distribution: { processByProcessId: { shortSteps: { nodes: { id: string }[] } } }
      }
    }
    const [first, second] = made.investorMakeDistribution.distribution.processByProcessId.shortSteps.nodes
    await browser.graphql(
      'mutation ($input: CompleteStepInput!) { completeStep(input: $input) { step { id } } }',
      {
        variables: { input: { stepId: first?.id, blob: {} } },
      },
    )
    return { browser, accountId, email, ben, stepId: second?.id ?? '' }
  }

  const signed = ({ papers, consent }: Papers, name: string, changes: object = {}) => ({
    name,
    marks: { signature: { text: name }, initials: { text: 'XX' } },
    fields: papers.flatMap(({ fields }) => fields.map(({ id }) => id)),
    shown: Object.fromEntries(papers.map(({ id, sha256 }) => [id, sha256])),
    consent: consent.version,
    timeZone: 'Pacific/Kiritimati',
    ...changes,
  })

  const linksTo = async (address: string) => {
    const { rows } = await platform.db.pool.query<{ html: string }>(
      `select html from app_private.outbox where to_email = $1 and subject like 'Please sign%' order by id`,
      [address],
    )
    return rows.map(({ html }) => /\/integration\/signing\/[\w/-]+/.exec(html)?.[0] ?? '')
  }
  const subjectsTo = async (address: string) => {
    const { rows } = await platform.db.pool.query<{ subject: string }>(
      'select subject from app_private.outbox where to_email = $1 order by id',
      [address],
    )
    return rows.map(({ subject }) => subject)
  }
  /** Opens a mailed link, sends the form of its page, and returns the page that follows. */
  async function byMail(
    link: string,
    form: Record<string, string>,
  ): Promise<{ shown: string; then: string }> {
    // A mail scanner opens it first, and follows it.
    for (const method of ['HEAD', 'GET']) {
      const led = (await platform.browser().ask(link, { method })).headers.get('location') ?? ''
      await fetch(led, { method })
    }
    const location = (await platform.browser().visit(link)).headers.get('location') ?? ''
    const shown = await (await fetch(location)).text()
    const token = new URL(location).searchParams.get('token') ?? ''
    const answer = await aBrowser(platform.providerUrl).ask('/docusign/sign', {
      form: { token, consent: 'yes', action: 'finish', ...form },
      headers: { origin: platform.providerUrl },
    })
    return { shown, then: await answer.text() }
  }

  it('are complete once the first has signed in the page and the second by the link of their mail', async () => {
    const { browser, stepId, email, ben } = await atSigning()
    const before = await papersOf(browser, stepId)
    const own = before.papers.flatMap(({ fields }) => fields).filter(({ isTheirs }) => isTheirs)
    const outcome = await outcomeOf(browser, 'sign-papers', { stepId, ...signed(before, 'Ada Houser') })
    const between = await papersOf(browser, stepId)
    const status = await statusOf(stepId)
    const [link = ''] = await linksTo(ben)
    const { shown } = await byMail(link, { name: 'Ben Houser' })
    const after = await papersOf(browser, stepId)
    const again = (await platform.browser().visit(link)).headers.get('location')
    const file = Buffer.from(
      (
        (await post(browser, 'signing-paper', { stepId, paperId: after.papers[0]?.id })).data as {
          content: string
        }
      ).content,
      'base64',
    )

    expect(before).toMatchObject({ status: 'sent', signer: { name: 'Ada Houser' } })
    expect(before.signers.map(({ name, isYours }) => [name, isYours])).toEqual([
      ['Ada Houser', true],
      ['Ben Houser', false],
    ])
    expect(own.every(({ label }) => !label.includes('Ben'))).toBe(true)
    expect([outcome, status]).toEqual(['signed', 'in_progress'])
    expect(between).toMatchObject({
      status: 'waiting',
      signers: [{ status: 'signed' }, { status: 'waiting' }],
    })
    expect(shown).toContain('value="Ben Houser"')
    // The stored agreement is the text of the page.
    expect(shown).toContain('I agree to sign and to receive these documents electronically.')
    expect(shown).not.toContain('# 1.')
    expect(await statusOf(stepId)).toBe('complete')
    // Opened once more, the link leads to the certificate.
    expect(again).toContain('/docusign/documents/')
    // Two pages at the end, one a signature.
    expect(after.papers[0]?.pages).toBe((before.papers[0]?.pages ?? 0) + 2)
    expect(file.length).toBeGreaterThan(10_000)
    for (const address of [email, ben]) expect((await subjectsTo(address)).at(-1)).toMatch(/^Signed for .+: /)
  })

  it('are signed twice by one reader with the address of both, each in their own name', async () => {
    const { browser, stepId } = await atSigning({ benEmail: `e2e-${people + 1}@capstan.test` })
    const first = await papersOf(browser, stepId)
    await outcomeOf(browser, 'sign-papers', { stepId, ...signed(first, 'Ada Houser') })
    const second = await papersOf(browser, stepId)
    await outcomeOf(browser, 'sign-papers', { stepId, ...signed(second, 'Ben Houser') })
    const names = await platform.value(
      `select string_agg(certificate ->> 'signedBy', ', ' order by place) from app_private.envelopes where step_id = $1`,
      [stepId],
    )

    expect([first.signer?.name, second.signer?.name]).toEqual(['Ada Houser', 'Ben Houser'])
    expect(names).toBe('Ada Houser, Ben Houser')
    expect(await statusOf(stepId)).toBe('complete')
  })

  it('take another name with a reason only, in the page and by mail', async () => {
    const { browser, stepId, ben } = await atSigning({ type: 'Irrevocable Trust', role: 'Trustee' })
    const papers = await papersOf(browser, stepId)
    const refused = await outcomeOf(browser, 'sign-papers', { stepId, ...signed(papers, 'Donald Duck') })
    const otherCase = { name: ' ada  HOUSER' }
    const taken = await outcomeOf(browser, 'sign-papers', {
      stepId,
      ...signed(papers, 'Ada H.', { ...otherCase, otherNameReason: '' }),
    })
    const [link = ''] = await linksTo(ben)
    const mailRefused = await byMail(link, { name: 'Mickey Mouse' })
    await byMail(link, { name: 'Benjamin Houser', reason: 'It is the way I sign' })
    const kept = await platform.value(
      `select certificate::text from app_private.envelopes where step_id = $1 order by place desc limit 1`,
      [stepId],
    )

    expect(papers.signer).toEqual({ name: 'Ada Houser', capacity: 'Trustee of House of Ada' })
    expect([refused, taken]).toEqual(['other_name', 'signed'])
    expect(mailRefused.then).toContain('Your name differs from the one of the account, Ben Houser.')
    expect(JSON.parse(kept)).toMatchObject({
      signedBy: 'Benjamin Houser',
      party: 'Ben Houser',
      capacity: 'Trustee of House of Ada',
      otherNameReason: 'It is the way I sign',
    })
  })

  it('refuse by mail a name that they cannot be set with, and name its characters', async () => {
    const { browser, stepId, ben } = await atSigning()
    await papersOf(browser, stepId)
    const [link = ''] = await linksTo(ben)
    const refused = await byMail(link, { name: 'Ben 王 🙂', reason: 'It is the way I sign' })
    const status = await platform.value(
      'select status from app_private.envelopes where step_id = $1 order by place desc limit 1',
      [stepId],
    )

    expect(refused.then).toContain('cannot be set in the documents: 🙂.')
    expect(refused.then).toContain('value="Ben')
    expect(status).toBe('sent')
  })

  it('are stopped when one declines: the step names them, and the others are notified', async () => {
    const { browser, stepId, email, ben } = await atSigning()
    await papersOf(browser, stepId)
    const [link = ''] = await linksTo(ben)
    await byMail(link, { action: 'decline' })
    const output = await platform.value('select output_data::text from app_public.steps where id = $1', [
      stepId,
    ])

    expect(await statusOf(stepId)).toBe('failed')
    expect(JSON.parse(output)).toMatchObject({ code: 'signer_declined', signer: 'Ben Houser' })
    expect((await subjectsTo(email)).at(-1)).toMatch(/^Signing was stopped: /)
  })

  it('of a party whose name cannot be set are signed on the page of the provider', async () => {
    const { browser, accountId, stepId } = await atSigning()
    await platform.db.pool.query(
      `update app_public.parties set first_name = 'आशा', last_name = 'राव' where account_id = $1 and first_name = 'Ben'`,
      [accountId],
    )
    const { status } = await papersOf(browser, stepId)
    const links = await platform.value(
      `select string_agg('/integration/signing/' || id || '/' || app_private.signing_key(envelopes), ' ' order by place)
       from app_private.envelopes where step_id = $1`,
      [stepId],
    )
    const [ada = '', asha = ''] = links.split(' ')
    await byMail(ada, { name: 'Ada Houser' })
    await byMail(asha, { name: 'आशा राव' })

    expect(status).toBe('elsewhere')
    expect(await statusOf(stepId)).toBe('complete')
  })

  it('are mailed again on request, for the account alone', async () => {
    const { browser, stepId, ben } = await atSigning()
    const { signers } = await papersOf(browser, stepId)
    const signerId = signers.find(({ isYours }) => !isYours)?.id
    const soon = await outcomeOf(browser, 'remind-signer', { stepId, signerId })
    await platform.db.pool.query(
      `update app_private.envelopes set mailed_on = mailed_on - interval '2 minutes' where id = $1`,
      [signerId],
    )
    const stranger = platform.browser()
    await stranger.signInTo(`e2e-${++people}@capstan.test`)
    const refused = await post(stranger, 'remind-signer', { stepId, signerId })
    const sent = await outcomeOf(browser, 'remind-signer', { stepId, signerId })

    expect([soon, sent]).toEqual(['over', 'sent'])
    expect(refused.errors?.[0]?.extensions.code).toBe('not_found')
    expect(await linksTo(ben)).toHaveLength(2)
  })

  it('name the address of the mailed link to a viewer who is one of the signers, who can have it sent again only to themselves', async () => {
    const { browser, accountId, stepId, ben } = await atSigning()
    await papersOf(browser, stepId)
    await platform.db.pool.query(
      `update app_private.envelopes set mailed_on = mailed_on - interval '2 minutes' where to_email = $1`,
      [ben],
    )
    const theirs = platform.browser()
    await theirs.signInTo(`e2e-${++people}@capstan.test`)
    const asViewer = async (address: string) => {
      const userId = await platform.value(
        `update app_public.users set emails = array[$2] where emails @> array[$1] returning id`,
        [`e2e-${people}@capstan.test`, address],
      )
      await platform.db.pool.query(
        `insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, 'account_viewer')`,
        [userId, accountId],
      )
    }
    await asViewer(ben)
    await theirs.visit(`/authenticate/role/${accountId}`)
    const seen = await papersOf(theirs, stepId)
    const [ada, own] = seen.signers
    const refused = await post(theirs, 'remind-signer', { stepId, signerId: ada?.id })
    const signing = await post(theirs, 'sign-papers', { stepId })
    const sent = await outcomeOf(theirs, 'remind-signer', { stepId, signerId: own?.id })
    const links = await linksTo(ben)
    await byMail(links[0] ?? '', { name: 'Ben Houser' })

    expect(seen).toMatchObject({ status: 'waiting', signers: [{ isYours: false }, { mailedTo: ben }] })
    expect(ada?.mailedTo).toBeUndefined()
    expect(refused.errors?.[0]?.extensions.code).toBe('not_allowed')
    expect(signing.errors?.[0]?.extensions.code).toBe('not_allowed')
    expect(sent).toBe('sent')
    expect(links).toHaveLength(2)
    expect(await platform.value('select status from app_private.envelopes where id = $1', [own?.id])).toBe(
      'completed',
    )
  })

  it('of an account with a second factor: the link of a signer without sign-in waits for a confirmed session', async () => {
    const { browser, accountId, stepId, ben } = await atSigning()
    await platform.db.pool.query(
      'insert into app_public.security_settings (account_id, requires_second_factor) values ($1, true)',
      [accountId],
    )
    const { signers } = await papersOf(browser, stepId)
    const signerId = signers.find(({ isYours }) => !isYours)?.id
    const mailsBefore = await linksTo(ben)
    const refused = await post(browser, 'remind-signer', { stepId, signerId })
    // The link, had it been known before.
    const link = await platform.value(
      `select '/integration/signing/' || id || '/' || app_private.signing_key(envelopes) from app_private.envelopes where id = $1`,
      [signerId],
    )
    const held = await byMail(link, { name: 'Ben Houser' })
    const heldStatus = await platform.value('select status from app_private.envelopes where id = $1', [
      signerId,
    ])
    await platform.db.pool.query(
      `update app_private.sessions set confirmed_until = app_private.now() + interval '5 minutes'`,
    )
    const sent = await outcomeOf(browser, 'remind-signer', { stepId, signerId })
    await platform.db.pool.query('update app_private.sessions set confirmed_until = null')
    const [mailed = ''] = await linksTo(ben)
    await byMail(mailed, { name: 'Ben Houser' })

    expect(mailsBefore).toEqual([])
    expect(refused.errors?.[0]?.extensions.code).toBe('second_factor_required')
    expect(held.shown).toContain('one of its users has to confirm this first')
    expect(held.shown).not.toContain('id="finish"')
    expect(heldStatus).toBe('sent')
    expect(sent).toBe('sent')
    expect(await platform.value('select status from app_private.envelopes where id = $1', [signerId])).toBe(
      'completed',
    )
    // Ada has a second factor of her own, and her confirmation has expired.
    expect(await statusOf(stepId)).toBe('in_progress')
  })
})
