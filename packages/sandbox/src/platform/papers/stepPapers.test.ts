import { expect, it } from 'vitest'
import { actors, receiveFile } from '../../testing/documents/aDocument.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { askToMakePaper, deletePaper, makePaper, reviewStep } from '../../testing/documents/aPaper.ts'
import { completeStep } from '../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

onEveryEngine('papers of a step', (database) => {
  async function anOpenStep() {
    const { investor, steps } = await anOpenInvestment(database, ['papers', 'acknowledge'])
    const [stepId, next] = steps
    return { investor, stepId, next }
  }
  async function aSentStep() {
    const open = await anOpenStep()
    const paper = await makePaper(database, open.investor, { stepId: open.stepId })
    await receiveFile(database, paper)
    const { errors } = await completeStep(database, open.investor, open.stepId)
    expect(errors).toBeUndefined()
    return { ...open, paper: paper.document.id }
  }
  const seenBy = async (actor: Actor, id: string) => {
    const { data } = await database.ask(
      actor,
      `query ($id: UUID!) { documentById(id: $id) { type askedFor downloadUrl sharings { nodes { toRole name } } } }`,
      { id },
    )
    return data?.documentById as
      { askedFor: string; downloadUrl: string | null; sharings: { nodes: object[] } } | null | undefined
  }
  const statusOf = async (id: string | undefined) =>
    (await database.rows<{ status: string }>('select status from app_public.steps where id = $1', [id]))[0]
      ?.status
  const codeOf = ({ errors }: Awaited<ReturnType<typeof completeStep>>) => errors?.[0]?.extensions.code

  it('are the investor’s alone until the step is sent, then also who asked sees them', async () => {
    const { investor, stepId, next } = await anOpenStep()
    const stranger = await anInvestor(database)
    const made = await makePaper(database, investor, { stepId })
    await receiveFile(database, made)
    const { id } = made.document
    expect(await seenBy(investor, id)).toMatchObject({
      type: 'step',
      askedFor: 'letter',
      sharings: { nodes: [] },
    })
    expect(await seenBy(actors.broker, id)).toBeNull()

    expect((await completeStep(database, investor, stepId)).data?.completeStep).toMatchObject({
      step: { status: 'processing' },
    })
    expect(await seenBy(actors.broker, id)).toEqual({
      ...{ type: 'step', askedFor: 'letter', downloadUrl: expect.stringMatching('/api/v2/files/') },
      sharings: { nodes: [{ toRole: 'broker', name: 'The distributor' }] },
    })
    expect(await seenBy(investor, id)).toMatchObject({
      sharings: {
        nodes: expect.arrayContaining([
          { toRole: 'issuer', name: 'The issuer' },
          { toRole: 'broker', name: 'The distributor' },
        ]),
      },
    })
    for (const other of [stranger, actors.agent, actors.ats, actors.investor])
      expect(await seenBy(other, id)).toBeNull()
    // proves ROLE-009, STEP-016
    expect(await statusOf(next)).toBe('not_started')
  })

  it('names each required paper that is missing or has not arrived, and sends nothing', async () => {
    const { investor, stepId } = await anOpenStep()
    const nothing = await completeStep(database, investor, stepId)
    expect(nothing.errors?.[0]?.extensions).toEqual({
      code: 'step_invalid',
      details: { fields: { letter: 'Accreditation letter is required.' } },
    })

    await makePaper(database, investor, { stepId })
    const late = await makePaper(database, investor, { stepId, askedFor: 'statement' })
    const waiting = 'A file has not come yet: wait for it, send it again or remove it.'
    expect((await completeStep(database, investor, stepId)).errors?.[0]?.extensions).toEqual({
      code: 'step_invalid',
      details: { fields: { letter: waiting, statement: waiting } },
    })
    expect((await deletePaper(database, investor, late.document.id)).errors).toBeUndefined()
    expect((await completeStep(database, investor, stepId)).errors?.[0]?.extensions).toMatchObject({
      details: { fields: { letter: waiting } },
    })
    expect(await statusOf(stepId)).toBe('in_progress')
  })

  it('continues once the requester accepts, and accepting again changes nothing', async () => {
    const { investor, stepId, next } = await aSentStep()
    expect((await reviewStep(database, actors.broker, stepId)).data?.reviewStep).toMatchObject({
      step: { status: 'complete', attempts: 0 },
    })
    expect(await statusOf(next)).toBe('in_progress')
    const again = await reviewStep(database, actors.broker, stepId)
    expect(again.data?.reviewStep).toMatchObject({ step: { status: 'complete' } })
    // proves STEP-024
    expect((await completeStep(database, investor, next)).errors).toBeUndefined()
  })

  it('leads back to the step with the reason when it is refused, and to the limit of tries', async () => {
    const { investor, stepId, paper } = await aSentStep()
    const reason = 'The statement is older than 90 days.'
    for (const [attempts, status] of [
      [1, 'retry'],
      [2, 'retry'],
      [3, 'retry_limit'],
    ] as const) {
      expect((await reviewStep(database, actors.broker, stepId, reason)).data?.reviewStep).toMatchObject({
        step: { status, attempts, outputData: { error: reason } },
      })
      if (status === 'retry')
        expect((await completeStep(database, investor, stepId)).data?.completeStep).toMatchObject({
          step: { status: 'processing', outputData: {} },
        })
    }
    expect(codeOf(await reviewStep(database, actors.broker, stepId))).toBe('step_not_current')
    expect(codeOf(await askToMakePaper(database, investor, { stepId }))).toBe('step_not_current')
    // proves STEP-022, STEP-023
    expect(await seenBy(investor, paper)).not.toBeNull()
  })

  it('can be replaced after a refusal, and not while they are looked at or accepted', async () => {
    const { investor, stepId, paper } = await aSentStep()
    expect(codeOf(await deletePaper(database, investor, paper))).toBe('step_not_current')
    expect(codeOf(await askToMakePaper(database, investor, { stepId }))).toBe('step_not_current')
    await reviewStep(database, actors.broker, stepId, 'It is not signed.')

    expect((await deletePaper(database, investor, paper)).errors).toBeUndefined()
    expect(await seenBy(actors.broker, paper)).toBeNull()
    await receiveFile(database, await makePaper(database, investor, { stepId, name: 'Signed letter' }))
    await completeStep(database, investor, stepId)
    await reviewStep(database, actors.broker, stepId)
    expect(codeOf(await askToMakePaper(database, investor, { stepId }))).toBe('step_not_current')
  })

  it('can be made, deleted and judged by no other account', async () => {
    const { investor, stepId, paper } = await aSentStep()
    const open = await anOpenStep()
    const stranger = await anInvestor(database)
    expect(codeOf(await askToMakePaper(database, stranger, { stepId: open.stepId }))).toBe('not_found')
    expect(codeOf(await askToMakePaper(database, actors.broker, { stepId: open.stepId }))).toBe('not_allowed')
    expect(codeOf(await deletePaper(database, stranger, paper))).toBe('not_found')
    expect(codeOf(await deletePaper(database, actors.broker, paper))).toBe('not_allowed')
    for (const other of [investor, stranger, actors.agent, actors.ats])
      expect(codeOf(await reviewStep(database, other, stepId))).toBe('not_allowed')
    expect(codeOf(await reviewStep(database, actors.issuerViewer, stepId))).toBe('not_allowed')
    expect(await statusOf(stepId)).toBe('processing')
  })

  it.each([
    ['a kind the step does not ask for', { askedFor: 'passport' }, 'invalid_input'],
    ['a type of file that is not taken', { extension: 'exe' }, 'file_type_not_allowed'],
    ['a name that is a path', { name: '../letter' }, 'invalid_input'],
  ])('refuses %s', async (_what, paper, code) => {
    const { investor, stepId } = await anOpenStep()
    // proves UPLOAD-002
    expect(codeOf(await askToMakePaper(database, investor, { stepId, ...paper }))).toBe(code)
  })

  it('takes twenty files of a kind, and as many of another', async () => {
    const { investor, stepId } = await anOpenStep()
    await database.rows(
      `insert into app_public.documents (type, step_id, asked_for, name, extension, uploaded_by)
       select 'step', $1, 'letter', 'Letter ' || count, 'pdf', $2 from generate_series(1, 20) as count`,
      [stepId, investor.accountId],
    )

    const refused = await askToMakePaper(database, investor, { stepId })

    expect(refused.errors?.[0]?.extensions).toEqual({
      code: 'invalid_input',
      details: { fields: { askedFor: 'No more than 20 files of a kind can be uploaded.' } },
    })
    await makePaper(database, investor, { stepId, askedFor: 'statement' })
  })

  it('are sent again only by their uploader, and not once they have arrived', async () => {
    const { investor, stepId } = await anOpenStep()
    const made = await makePaper(database, investor, { stepId })
    const locate = (actor: Actor, id = made.document.id) =>
      database.ask(
        actor,
        `mutation ($input: MakeDocumentLocationInput!) { makeDocumentLocation(input: $input) { uploadInfo { url fields } } }`,
        { input: { id } },
      )
    expect((await locate(investor)).errors).toBeUndefined()
    expect(codeOf(await locate(await anInvestor(database)))).toBe('not_found')
    expect(codeOf(await locate(actors.broker))).toBe('not_allowed')

    const come = await makePaper(database, investor, { stepId })
    await receiveFile(database, come)
    expect(codeOf(await locate(investor, come.document.id))).toBe('upload_used')
  })

  it('takes no papers for another kind of step, nor before it is the turn of one', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['acknowledge', 'papers'])
    expect(codeOf(await askToMakePaper(database, investor, { stepId: steps[0] }))).toBe('not_found')
    expect(codeOf(await askToMakePaper(database, investor, { stepId: steps[1] }))).toBe('step_not_current')
  })

  it.each([
    ['', 'Reason is a required field.'],
    ['   ', 'Reason is a required field.'],
    ['x'.repeat(501), 'A reason has at most 500 characters.'],
    ['no\u202e', 'This contains hidden characters. Please type it again.'],
  ])('asks for a reason that can be read: %j', async (reason, message) => {
    const { stepId } = await aSentStep()
    expect((await reviewStep(database, actors.broker, stepId, reason)).errors?.[0]?.extensions).toMatchObject(
      {
        code: 'invalid_input',
        details: { fields: { reason: message } },
      },
    )
    expect(await statusOf(stepId)).toBe('processing')
  })
})
