import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../../testing/server/aPlatform.ts'
import { papersToSign } from '../../../testing/documents/papersToSign.ts'
import { verifySeal } from './sealPdf.ts'

describe('signing in the page', () => {
  const platform = aPlatform()
  const { post, papersOf, fileOf, atSigning, signed, statusOf, nextEmail } = papersToSign(platform)
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

  it('shows the typeset file, to the byte, with the places of its fields', async () => {
    const { browser, stepId } = await atSigning()
    const { status, papers, consent } = await papersOf(browser, stepId, { 'accept-language': 'de' })
    const again = await papersOf(browser, stepId)
    const [agreement] = papers
    const file = await fileOf(browser, stepId, agreement?.id ?? '')

    expect(status).toBe('sent')
    expect(papers.map(({ name, version }) => [name, version])).toEqual([
      ['Fund subscription agreement', 1],
      ['Investor acknowledgement', 1],
    ])
    expect(again.papers).toEqual(papers)
    expect(sha256(file)).toBe(agreement?.sha256)
    expect(agreement?.pages).toBeGreaterThan(2)
    expect(agreement?.fields.map(({ kind, isTheirs }) => [kind, isTheirs])).toEqual([
      ['initials', true],
      ['signature', true],
      ['date', true],
    ])
    expect(consent).toMatchObject({ locale: 'de', agree: expect.stringContaining('elektronisch') })
  })

  it('seals the shown file with the signature, completes the step, and detects one changed byte', async () => {
    const { browser, stepId } = await atSigning()
    const papers = await papersOf(browser, stepId)
    const shown = await fileOf(browser, stepId, papers.papers[0]?.id ?? '')
    const answer = await post(browser, 'sign-papers', { stepId, ...signed(papers) })
    const after = await papersOf(browser, stepId)
    const file = await fileOf(browser, stepId, after.papers[0]?.id ?? '')
    const certificate = await platform.db.pool.query<{ certificate: Buffer }>(
      'select certificate from app_private.signing_seal',
    )
    const trusted = certificate.rows[0]?.certificate ?? Buffer.alloc(0)
    const kept = await platform.value(
      'select certificate::text from app_private.envelopes where step_id = $1',
      [stepId],
    )

    expect(answer.data).toEqual({ outcome: 'signed' })
    expect(await statusOf(stepId)).toBe('complete')
    expect(after).toMatchObject({
      status: 'completed',
      isUnaltered: true,
      certificate: { signedBy: 'Zoë Ångström' },
    })
    expect(after.papers[0]?.sha256).toBe(sha256(file))
    expect(file.length).toBeGreaterThan(shown.length)
    expect(verifySeal(file, trusted).signedAt).toMatch(/^\d{12}Z$/)
    expect(JSON.parse(kept)).toMatchObject({
      method: 'typed',
      consent: { version: papers.consent.version, locale: 'en', agree: papers.consent.agree },
    })
    for (let n = 0; n < 200; n++) {
      const changed = Buffer.from(file)
      const at = (n * 7919) % changed.length
      changed[at] = (changed[at] ?? 0) ^ (1 << (n % 8))
      expect(() => verifySeal(changed, trusted), `byte ${at}`).toThrow()
    }
    await platform.db.pool.query(
      `update app_private.signing_papers set signed = set_byte(signed, 1000, (get_byte(signed, 1000) + 1) % 256)
       where id = $1`,
      [after.papers[1]?.id],
    )
    expect((await papersOf(browser, stepId)).isUnaltered).toBe(false)
  })

  it.each([
    ['another file was shown', { shown: {} }, 'changed'],
    ['a field is empty', { fields: [] }, 'incomplete'],
    ['there is no signature', { marks: { initials: { text: 'ZÅ' } } }, 'incomplete'],
    [
      'a drawing has no stroke',
      { marks: { signature: { strokes: [] }, initials: { text: 'Z' } } },
      'incomplete',
    ],
    ['nothing was agreed to', { consent: undefined }, 'incomplete'],
    ['another text was agreed to', { consent: '2020-01' }, 'incomplete'],
    ['without a name', { name: ' ' }, 'incomplete'],
    [
      'a letter would be lost',
      { marks: { signature: { text: 'Ada 🙂' }, initials: { text: 'L' } } },
      'letters',
    ],
  ])('signs nothing where %s', async (_, changes, outcome) => {
    const { browser, stepId } = await atSigning()
    const papers = await papersOf(browser, stepId)
    const { data } = await post(browser, 'sign-papers', { stepId, ...signed(papers, changes) })

    expect(data).toMatchObject({ outcome })
    expect(await statusOf(stepId)).toBe('in_progress')
  })

  it('names the letters of a name that cannot be set, typed or drawn, before anything is signed', async () => {
    const { browser, stepId } = await atSigning()
    const papers = await papersOf(browser, stepId)
    const check = async (name: string) =>
      ((await post(browser, 'check-signer-name', { stepId, name })).data as { letters: string[] }).letters
    const drawn = { strokes: [[[10, 10]]] }
    const marks = { signature: drawn, initials: drawn }
    const { data } = await post(browser, 'sign-papers', {
      stepId,
      ...signed(papers, { name: 'Ada 🙂', marks }),
    })

    expect(await check('José 王小明 आशा 🙂🙂')).toEqual(['आ', 'श', 'ा', '🙂'])
    for (const name of [
      'Zoë Ångström',
      'Ελένη',
      'Борис',
      'محمد',
      'משה',
      'Nguyễn Thị Hằng',
      '王小明',
      'さくら',
      '김민지',
    ])
      expect(await check(name), name).toEqual([])
    expect(data).toEqual({ outcome: 'letters', letters: ['🙂'] })
  })

  it('is done once, also by two requests at the same time', async () => {
    const { browser, stepId } = await atSigning()
    const papers = await papersOf(browser, stepId)
    const answers = await Promise.all(
      ['Zoë One', 'Zoë Two', 'Zoë Three'].map((name) =>
        post(browser, 'sign-papers', { stepId, ...signed(papers, { name }) }),
      ),
    )
    const outcomes = answers.map(({ data }) => (data as { outcome: string }).outcome)
    const times = await platform.value(
      `select count(*)::text from app_public.operations where operation = 'signPapers' and outcome = 'done'
         and request_id is not null and account_id = (select investor_id from app_public.steps where id = $1)`,
      [stepId],
    )

    expect(outcomes.toSorted()).toEqual(['over', 'over', 'signed'])
    expect(Number(times)).toBeGreaterThan(0)
  })

  it('asks for the second factor that the account requires, and continues once the session was confirmed', async () => {
    const { browser, stepId } = await atSigning()
    const papers = await papersOf(browser, stepId)
    await platform.db.pool.query(
      `insert into app_public.security_settings (account_id, requires_second_factor)
       select investor_id, true from app_public.steps where id = $1`,
      [stepId],
    )
    const refused = await post(browser, 'sign-papers', { stepId, ...signed(papers) })
    const before = await statusOf(stepId)
    await platform.db.pool.query(
      `update app_private.sessions set confirmed_until = app_private.now() + interval '5 minutes'`,
    )
    const { data } = await post(browser, 'sign-papers', { stepId, ...signed(papers) })

    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'second_factor_required',
      details: { hasPasskey: false },
    })
    expect(before).toBe('in_progress')
    expect(data).toEqual({ outcome: 'signed' })
    expect(await statusOf(stepId)).toBe('complete')
  })

  it('is refused to a stranger and to a viewer', async () => {
    const { browser, stepId } = await atSigning()
    const papers = await papersOf(browser, stepId)
    const stranger = platform.browser()
    const email = nextEmail()
    await stranger.signInTo(email)
    const codes = []
    for (const path of ['signing-papers', 'signing-paper', 'sign-papers', 'decline-papers'])
      codes.push((await post(stranger, path, { stepId, ...signed(papers) })).errors?.[0]?.extensions.code)
    const account = await platform.value('select investor_id from app_public.steps where id = $1', [stepId])
    await platform.db.pool.query(
      `insert into app_public.users_accounts (user_id, account_id, role, status)
       select id, $1, 'account_viewer', 'active' from app_public.users where emails[1] = $2`,
      [account, email],
    )
    const asViewer = (path: string) =>
      post(stranger, path, { stepId, ...signed(papers) }, { 'x-capstan-account': account })
    for (const path of ['sign-papers', 'decline-papers'])
      codes.push((await asViewer(path)).errors?.[0]?.extensions.code)
    // A viewer reads the names of the signers, and gets no papers.
    const { data: seen } = await asViewer('signing-papers')

    expect(codes).toEqual([...Array(4).fill('not_found'), ...Array(2).fill('not_allowed')])
    expect(Object.keys(seen ?? {}).sort()).toEqual(['sender', 'signers', 'status'])
    expect(await statusOf(stepId)).toBe('in_progress')
  })

  it('is sent back with a reason, and shown anew as its next version', async () => {
    const { browser, stepId } = await atSigning()
    const first = await papersOf(browser, stepId)
    const silent = await post(browser, 'decline-papers', { stepId, reason: ' ' })
    const { data } = await post(browser, 'decline-papers', { stepId, reason: 'My name is misspelt.' })
    const late = await post(browser, 'sign-papers', { stepId, ...signed(first) })
    const second = await papersOf(browser, stepId)
    const mail = await platform.value('select html from app_private.outbox order by id desc limit 1')

    expect([silent.data, data, late.data]).toEqual([
      { outcome: 'incomplete' },
      { outcome: 'sent_back' },
      { outcome: 'changed' },
    ])
    expect(second.papers.map(({ version }) => version)).toEqual([2, 2])
    expect(mail).toContain('My name is misspelt.')
    expect(await statusOf(stepId)).toBe('in_progress')
  })

  it('is declined with a reason, which ends the step', async () => {
    const { browser, stepId } = await atSigning()
    await papersOf(browser, stepId)
    await post(browser, 'decline-papers', { stepId, reason: 'I changed my mind.', isFinal: true })

    expect(await statusOf(stepId)).toBe('failed')
    expect(
      JSON.parse(
        await platform.value('select output_data::text from app_public.steps where id = $1', [stepId]),
      ),
    ).toMatchObject({
      code: 'declined_to_sign',
      reason: 'I changed my mind.',
      attempts: [{ code: 'declined_to_sign', reason: 'I changed my mind.' }],
    })
    expect(
      await platform.value(
        `select declined_reason from app_public.sent_signing_documents where status = 'declined'
         order by sent_on desc limit 1`,
      ),
    ).toBe('I changed my mind.')
  })
})
