import { expect, it } from 'vitest'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { papersToSign } from '../../testing/documents/papersToSign.ts'

aPlatformOnEveryEngine('signing in the page, tampered with', (platform) => {
  const { atSigning, papersOf, fileOf, post, signed, statusOf } = papersToSign(platform)

  /** Everything that a signature changes: the envelopes of a step, their papers, the step, and its mails. */
  const recordOf = (stepId: string) =>
    platform.value<object>(
      `select jsonb_build_object(
         'envelopes', (select jsonb_agg(to_jsonb(envelopes) order by created_on, id) from app_private.envelopes where step_id = $1),
         'papers', (select jsonb_agg(to_jsonb(papers) order by papers.id) from app_private.signing_papers as papers
           join app_private.envelopes on envelopes.id = envelope_id where step_id = $1),
         'step', (select to_jsonb(steps) from app_public.steps where id = $1),
         'mails', (select count(*) from app_private.outbox))`,
      [stepId],
    )
  const changeAmount = (stepId: string, amount: string) =>
    platform.db.pool.query(
      `update app_public.distributions set amount = $2
       where process_id = (select process_id from app_public.steps where id = $1)`,
      [stepId, amount],
    )

  it('takes a signed answer once: a replay changes nothing', async () => {
    const { browser, stepId } = await atSigning()
    const answer = { stepId, ...signed(await papersOf(browser, stepId)) }
    const first = await post(browser, 'sign-papers', answer)
    const before = await recordOf(stepId)
    const replays = [
      await post(browser, 'sign-papers', answer),
      await post(browser, 'sign-papers', { ...answer, name: 'Donald Duck' }),
      await post(browser, 'decline-papers', { stepId, reason: 'No.', isFinal: true }),
    ]

    expect(first.data).toEqual({ outcome: 'signed' })
    expect(replays.map(({ data, errors }) => data ?? errors?.[0]?.extensions.code)).toEqual([
      { outcome: 'over' },
      { outcome: 'over' },
      'not_found',
    ])
    expect(await recordOf(stepId)).toEqual(before)
  })

  it('signs no document that was swapped between reading and signing', async () => {
    const { browser, stepId } = await atSigning()
    const papers = await papersOf(browser, stepId)
    const other = await atSigning()
    const foreign = await papersOf(other.browser, other.stepId)
    const [mine, theirs] = [papers.papers[0]?.id, foreign.papers[0]?.id]
    await platform.db.pool.query(
      `update app_private.signing_papers set shown = other.shown
       from app_private.signing_papers as other where signing_papers.id = $1 and other.id = $2`,
      [mine, theirs],
    )
    const before = await recordOf(stepId)
    const { data } = await post(browser, 'sign-papers', { stepId, ...signed(papers) })
    const crossed = await post(browser, 'sign-papers', { stepId, ...signed(foreign) })

    expect([data, crossed.data]).toEqual([{ outcome: 'changed' }, { outcome: 'changed' }])
    expect(await recordOf(stepId)).toEqual(before)
  })

  it('takes papers back when the amount changes after they were sent, and shows the new figures', async () => {
    const { browser, stepId } = await atSigning()
    const papers = await papersOf(browser, stepId)
    await changeAmount(stepId, '20')
    const { data } = await post(browser, 'sign-papers', { stepId, ...signed(papers) })
    const again = await papersOf(browser, stepId)
    const figures = await platform.value<Record<string, string>>(
      `select field_values from app_private.envelopes where step_id = $1 and status = 'sent'`,
      [stepId],
    )
    const old = await fileOf(browser, stepId, papers.papers[0]?.id ?? '').catch(() => undefined)

    expect(data).toEqual({ outcome: 'changed' })
    expect(again.papers.map(({ version }) => version)).toEqual([2, 2])
    expect(Object.values(figures)).toContain('20')
    expect(old).toBeUndefined()
    expect(await statusOf(stepId)).toBe('in_progress')
    expect((await post(browser, 'sign-papers', { stepId, ...signed(again) })).data).toEqual({
      outcome: 'signed',
    })
  })

  it('keeps signed papers as they are when the amount changes afterwards', async () => {
    const { browser, stepId } = await atSigning()
    await post(browser, 'sign-papers', { stepId, ...signed(await papersOf(browser, stepId)) })
    const before = (await recordOf(stepId)) as { envelopes: object[]; papers: object[] }
    await changeAmount(stepId, '20')

    expect(await recordOf(stepId)).toMatchObject({ envelopes: before.envelopes, papers: before.papers })
  })
})
