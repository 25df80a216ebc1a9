import { expect, it } from 'vitest'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { completeStep, goodAnswers } from '../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { sealFor } from '../../testing/sealFor.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { applySettings } from '../db/applySettings.ts'
import { taxKey } from '../graphql/taxKey.ts'
import { readEnvelope, type Envelope } from './Envelope.ts'
import { currentEnvelopeKey, envelopePrivateKey, rotateEnvelopeKey } from './envelopeKeys.ts'
import { openEnvelope } from './openEnvelope.ts'

onEveryEngine('envelopes', (database) => {
  const value = { values: goodAnswers.profile, schemaVersion: 1, clientRequestId: 'once' }
  async function aSealedStep() {
    const { investor, steps } = await anOpenInvestment(database, ['profile'])
    const key = await currentEnvelopeKey(database.db)
    return { investor, stepId: steps[0], key, envelope: await sealFor(key, { stepId: steps[0], value }) }
  }
  const kept = async (stepId: string | undefined) =>
    (
      await database.rows<{ ciphertext: Buffer | null; envelope: Envelope | null }>(
        'select ciphertext, envelope from app_private.step_answers where step_id = $1',
        [stepId],
      )
    )[0]
  const opened = async (stepId: string, envelope: Envelope) => {
    const privateKey = await inTransaction(database.db, async (client) => {
      await applySettings(client, { 'app.tax_key': taxKey() })
      return envelopePrivateKey(client, envelope.kid)
    })
    return openEnvelope(envelope, { stepId, privateKey: privateKey ?? '' })
  }
  const reasonOf = ({ errors }: Awaited<ReturnType<typeof completeStep>>) => errors?.[0]?.extensions

  it('complete an encrypted form, and are kept as they came', async () => {
    const { investor, stepId, envelope } = await aSealedStep()

    const { data, errors } = await completeStep(database, investor, stepId, { envelope })

    expect(errors).toBeUndefined()
    expect(data?.completeStep).toMatchObject({ step: { status: 'complete', outputData: {} } })
    expect(await kept(stepId)).toEqual({ ciphertext: null, envelope })
    // proves STEP-010
    expect(await opened(String(stepId), envelope)).toEqual(value)
  })

  it('are checked as clear answers are, field by field', async () => {
    const { investor, stepId, key } = await aSealedStep()
    const wrong = { ...value, values: { ...goodAnswers.profile, phone: '12' } }
    const envelope = await sealFor(key, { stepId, value: wrong })

    expect(reasonOf(await completeStep(database, investor, stepId, { envelope }))).toEqual({
      code: 'step_invalid',
      details: { fields: { phone: 'Invalid input' } },
    })
    expect(await kept(stepId)).toBeUndefined()
  })

  it.each<[string, (envelope: Envelope) => object, string]>([
    ['of another version', (envelope) => ({ ...envelope, v: 2 }), 'version'],
    ['that is none', () => ({}), 'version'],
    ['for an unknown key', (envelope) => ({ ...envelope, kid: 'no-such-key' }), 'key'],
    ['said to be for another form', (envelope) => ({ ...envelope, formVersion: 2 }), 'altered'],
    ['with a byte flipped', (envelope) => ({ ...envelope, data: flipped(envelope.data) }), 'altered'],
    ['with another start', (envelope) => ({ ...envelope, iv: flipped(envelope.iv) }), 'altered'],
    ['with a point that is on no curve', (envelope) => ({ ...envelope, epk: 'AAAA' }), 'altered'],
  ])('are refused %s', async (_what, alter, reason) => {
    const { investor, stepId, envelope } = await aSealedStep()

    expect(reasonOf(await completeStep(database, investor, stepId, { envelope: alter(envelope) }))).toEqual({
      code: 'envelope_not_valid',
      details: { reason },
    })
    expect(await kept(stepId)).toBeUndefined()
  })

  it('open only for the step they were sealed for, and for its current form', async () => {
    const { envelope } = await aSealedStep()
    const other = await aSealedStep()
    const elsewhere = await completeStep(database, other.investor, other.stepId, { envelope })
    expect(reasonOf(elsewhere)).toEqual({ code: 'envelope_not_valid', details: { reason: 'altered' } })

    const later = await sealFor(other.key, { stepId: other.stepId, formVersion: 7, value })
    const { errors } = await completeStep(database, other.investor, other.stepId, { envelope: later })
    expect(errors?.[0]?.extensions).toEqual({ code: 'envelope_not_valid', details: { reason: 'form' } })
  })

  it('are sealed for a new key once it is rotated; those before still open, and still complete a step', async () => {
    const { investor, stepId, key, envelope } = await aSealedStep()
    const next = await rotateEnvelopeKey(database.db)
    expect(next.id).not.toBe(key.id)
    expect(await currentEnvelopeKey(database.db)).toEqual(next)

    expect((await completeStep(database, investor, stepId, { envelope })).errors).toBeUndefined()
    expect(await opened(String(stepId), envelope)).toEqual(value)
  })

  it('are refused where they cannot be opened: written into the document', async () => {
    const { investor, stepId, envelope } = await aSealedStep()
    const literal = JSON.stringify(JSON.stringify({ envelope }))
    const { errors } = await database.ask(
      investor,
      `mutation { completeStep(input: { stepId: "${stepId}", blob: ${literal} }) { step { id } } }`,
    )
    expect(errors).toBeDefined()
    expect(await kept(stepId)).toBeUndefined()
  })

  it('hide the private key from a reader of the table without the key of the platform', async () => {
    await currentEnvelopeKey(database.db)
    const [{ ciphertext } = { ciphertext: Buffer.alloc(0) }] = await database.rows<{ ciphertext: Buffer }>(
      'select ciphertext from app_private.envelope_keys limit 1',
    )
    expect(ciphertext.length).toBeGreaterThan(100)
    expect(ciphertext.toString('latin1')).not.toContain('MIGHAgEAMBMGByqGSM49')
  })

  it.each([null, 1, 'x', [], { v: 1 }, { v: 1, kid: 1, formVersion: 1, epk: '', iv: '', data: '' }])(
    'read none of %j',
    (nothing) => expect(readEnvelope(nothing)).toBeUndefined(),
  )
})

function flipped(text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  bytes[0] = (bytes[0] ?? 0) ^ 1
  return bytes.toString('base64url')
}
