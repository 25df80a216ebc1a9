import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { seedId } from '../../../seed/seedId.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { completeStep } from '../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const broker = { userId: userIds.broker, accountId: accountIds.larkspur }
const id = seedId('payment-account:larkspur')

const process = `id status currentStep shortSteps { nodes { id type status } }`
const issuers = `{ allPaymentIssuers(orderBy: NAME_ASC) { totalCount nodes { id name email updatedOn syncedOn process { ${process} }
  paymentInstrumentsByPaymentIssuerId { totalCount } } } }`
const instruments = `query ($issuer: UUID!) { allPaymentInstruments(filter: { paymentIssuerId: { equalTo: $issuer } }, orderBy: NAME_ASC) {
  nodes { id name paymentIssuerId stepByStepId processByStepByStepId { ${process} }
    signingDocumentsByPaymentInstrumentId { nodes { signingFieldsBySigningDocumentId(orderBy: ORDER_ASC) { nodes { id name } } } } } } }`

interface Instrument {
  id: string
  name: string
  paymentIssuerId: string
  stepByStepId: string
  processByStepByStepId: { status: string; shortSteps: { nodes: { id: string; status: string }[] } }
  signingDocumentsByPaymentInstrumentId: {
    nodes: { signingFieldsBySigningDocumentId: { nodes: { id: string; name: string }[] } }[]
  }
}

onEveryEngine('the payment provider', (database) => {
  const timberOfferings = async () => {
    const { data } = await database.ask(broker, issuers)
    const { nodes } = data?.allPaymentIssuers as { nodes: { id: string; name: string }[] }
    const issuer = nodes.find(({ name }) => name === 'Tidewater Timber Fund I, LP')?.id
    const answer = await database.ask(broker, instruments, { issuer })
    return (answer.data?.allPaymentInstruments as { nodes: Instrument[] }).nodes
  }

  it('is asked for its issuers, and answers in a moment', async () => {
    const asked = await database.ask(
      broker,
      `mutation ($id: UUID!) { northCapitalSync(input: { id: $id }) { paymentAccount { id syncedOn syncStatus paymentIssuers { nodes { name } } } } }`,
      { id },
    )
    await database.rows('select app_private.sync_payment_issuers($1)', [id])
    const { data } = await database.ask(broker, issuers)
    const accounts = await database.ask(broker, '{ allPaymentAccounts { nodes { id syncedOn syncStatus } } }')

    expect(asked.data?.northCapitalSync).toMatchObject({
      paymentAccount: {
        id,
        syncStatus: 'syncing',
        paymentIssuers: {
          nodes: [{ name: 'Halden Biologics, Inc.' }, { name: 'Tidewater Timber Fund I, LP' }],
        },
      },
    })
    expect(data?.allPaymentIssuers).toMatchObject({
      totalCount: 3,
      nodes: [
        { email: 'treasury@haldenbio.example', process: { status: 'in_progress' } },
        { name: 'Larch & Loom Ltd', paymentInstrumentsByPaymentIssuerId: { totalCount: 0 } },
        { name: 'Tidewater Timber Fund I, LP', paymentInstrumentsByPaymentIssuerId: { totalCount: 2 } },
      ],
    })
    // proves CALL-139, CALL-140, CALL-144, ENTITY-063, ENTITY-064
    expect(accounts.data?.allPaymentAccounts).toEqual({
      nodes: [{ id, syncedOn: expect.any(String), syncStatus: 'idle' }],
    })
  })

  it('can be requested only by the vendor of the account', async () => {
    const issuer = { userId: userIds.issuer, accountId: accountIds.halden }
    const ask = `mutation ($id: UUID!) { northCapitalSync(input: { id: $id }) { clientMutationId } }`

    const answer = await database.ask(issuer, ask, { id })

    expect(answer.errors?.[0]).toMatchObject({
      message: 'This payment account does not exist.',
      extensions: { code: 'not_found' },
    })
  })

  it('has offerings whose mapping process a vendor completes step by step', async () => {
    const [instrument] = await timberOfferings()
    const steps = instrument?.processByStepByStepId.shortSteps.nodes.map((step) => step.id) ?? []
    const escrow = { bank: 'Pacific Trust', routing: '121000358', minimum: '5000' }
    const wrong = await completeStep(database, broker, steps[0], { ...escrow, routing: '12' })
    const done = [
      await completeStep(database, broker, steps[0], escrow),
      await completeStep(database, broker, steps[1], { methods: 'Wire' }),
      await completeStep(database, broker, steps[2]),
    ]
    const { data } = await database.ask(
      broker,
      `query ($id: UUID!, $issuer: UUID!) {
        paymentInstrumentById(id: $id) { id name paymentIssuerId processByStepByStepId { status currentStep } }
        paymentIssuerById(id: $issuer) { name } }`,
      { id: instrument?.id, issuer: instrument?.paymentIssuerId },
    )

    expect(instrument?.name).toBe('Fund I Extension')
    expect(wrong.errors?.[0]?.extensions).toEqual({
      code: 'step_invalid',
      details: { fields: { routing: 'Nine digits' } },
    })
    expect(done.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined])
    // proves CALL-141, CALL-142, CALL-143, ENTITY-050, ENTITY-065
    expect(data).toEqual({
      paymentInstrumentById: {
        id: instrument?.id,
        name: 'Fund I Extension',
        paymentIssuerId: instrument?.paymentIssuerId,
        processByStepByStepId: { status: 'complete', currentStep: null },
      },
      paymentIssuerById: { name: 'Tidewater Timber Fund I, LP' },
    })
  })

  it('has documents whose fields are mapped like a template’s, until the process is complete', async () => {
    const [, instrument] = await timberOfferings()
    const [document] = instrument?.signingDocumentsByPaymentInstrumentId.nodes ?? []
    const fields = document?.signingFieldsBySigningDocumentId.nodes ?? []
    const map = (fieldId?: string) =>
      database.ask(
        broker,
        `mutation ($id: UUID!) { updateSigningFieldById(input: { id: $id, patch: { mapTo: 12 } }) { signingField { mapTo { field } } } }`,
        { id: fieldId },
      )
    const mapped = await map(fields[1]?.id)
    await database.rows(`update app_public.processes set status = 'complete' where id = $1`, [
      instrument?.stepByStepId,
    ])
    const late = await map(fields[0]?.id)

    expect(fields.map(({ name }) => name)).toEqual(['Payer', 'Amount', 'Memo'])
    expect(mapped.data?.updateSigningFieldById).toEqual({
      signingField: { mapTo: { field: 'total_investment' } },
    })
    expect(late.errors?.[0]?.extensions).toEqual({ code: 'template_locked' })
  })

  it('shows a vendor its own and nothing else', async () => {
    const none = { totalCount: 0 }
    for (const type of ['issuer', 'broker', 'agent', 'ats', 'investor', 'admin']) {
      const { data } = await database.ask(
        await anInvestor(database, { type }),
        '{ allPaymentAccounts { totalCount } allPaymentIssuers { totalCount } allPaymentInstruments { totalCount } }',
      )
      expect(data).toEqual({
        allPaymentAccounts: none,
        allPaymentIssuers: none,
        allPaymentInstruments: none,
      })
    }
  })
})
