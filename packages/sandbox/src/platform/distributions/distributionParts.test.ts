import { expect, it } from 'vitest'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { answered, codeOf } from '../../testing/database/codeOf.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const setPrice = `mutation ($distributionId: UUID!, $price: BigFloat!, $currency: Int!) {
  createDistributionPrice(input: { distributionPrice: { distributionId: $distributionId, price: $price, currency: $currency } }) {
    distributionPrice { id price currency isPurchase } } }`
const pay = `mutation ($distributionId: UUID!, $amount: BigFloat!, $paidOn: Date!) {
  createDistributionPayment(input: { distributionPayment: { distributionId: $distributionId, amount: $amount, paidOn: $paidOn } }) {
    distributionPayment { id amount paidOn status currency version } } }`
const editPayment = `mutation ($id: UUID!, $patch: DistributionPaymentPatch!) {
  updateDistributionPaymentById(input: { id: $id, patch: $patch }) { distributionPayment { id amount } } }`
const dropPayment = `mutation ($id: UUID!) { deleteDistributionPaymentById(input: { id: $id }) { distributionPayment { id } } }`
const addField = `mutation ($distributionId: UUID!, $name: String!, $value: String!) {
  createDistributionCustomField(input: { distributionCustomField: { distributionId: $distributionId, name: $name, value: $value } }) {
    distributionCustomField { id name value version } } }`
const editField = `mutation ($id: UUID!, $patch: DistributionCustomFieldPatch!) {
  updateDistributionCustomFieldById(input: { id: $id, patch: $patch }) { distributionCustomField { id name value } } }`
const dropField = `mutation ($id: UUID!) { deleteDistributionCustomFieldById(input: { id: $id }) { distributionCustomField { id } } }`
const note = `mutation ($id: UUID!, $annotation: String!) {
  createDistributionAnnotation(input: { id: $id, annotation: $annotation }) { distributionAnnotation { id annotation createdOn } } }`

onEveryEngine('of a distribution', (database) => {
  async function aDistribution(options?: Parameters<typeof anAllocation>[1]) {
    const allocation = await anAllocation(database, options)
    const { id } = await makeDistribution(database, allocation)
    const ask = (document: string, variables: object) =>
      database.ask(allocation.owner.as(), document, { distributionId: id, ...variables })
    const read = async (selection: string) =>
      (
        await ask(
          `query ($distributionId: UUID!) { distributionById(id: $distributionId) { ${selection} } }`,
          {},
        )
      ).data?.distributionById as Record<string, unknown>
    return { id, allocation, ask, read }
  }
  const lock = (id: string) =>
    database.rows('update app_public.distributions set locked = true where id = $1', [id])

  it('prices are one a currency; the purchase price stays the first', async () => {
    const { ask, read } = await aDistribution({ price: '12.5' })
    const second = await ask(setPrice, { price: '13', currency: 1 })
    expect(second.errors?.[0]).toMatchObject({
      message: 'Multiple prices of the same currency is not supported.',
      extensions: { code: 'price_exists' },
    })
    expect(
      (await ask(setPrice, { price: '11.75', currency: 2 })).data?.createDistributionPrice,
    ).toMatchObject({
      distributionPrice: { price: '11.750000000000000000', currency: 2, isPurchase: false },
    })
    expect(
      await read('purchasePrice { price currency } distributionPricesByDistributionId { totalCount }'),
    ).toEqual({
      purchasePrice: { price: '12.500000000000000000', currency: 1 },
      distributionPricesByDistributionId: { totalCount: 2 },
    })
    expect(codeOf(await ask(setPrice, { price: '-1', currency: 3 }))).toBe('invalid_input')
    // proves CALL-087, ENTITY-031
    expect(codeOf(await ask(setPrice, { price: '1', currency: 99 }))).toBe('invalid_input')
  })

  it('payments add up to the paid-in capital, in every status', async () => {
    const { ask, read } = await aDistribution()
    const paidIn = async () => (await read('paidInCapital')).paidInCapital
    const first = answered<{ distributionPayment: { id: string } }>(
      await ask(pay, { amount: '100.10', paidOn: '2026-01-15' }),
      'createDistributionPayment',
    ).distributionPayment
    expect(first).toMatchObject({
      amount: '100.100000000000000000',
      paidOn: '2026-01-15',
      status: 'complete',
      currency: 1,
    })
    await ask(pay, { amount: '0.20', paidOn: '2026-01-16' })
    expect(await paidIn()).toBe('100.300000000000000000')
    await ask(editPayment, { id: first.id, patch: { amount: '50', paidOn: '2026-01-17' } })
    expect(await paidIn()).toBe('50.200000000000000000')
    await ask(editPayment, { id: first.id, patch: { status: 'refunded' } })
    expect(await paidIn()).toBe('0.200000000000000000')
    await ask(editPayment, { id: first.id, patch: { status: 'complete' } })
    await ask(dropPayment, { id: first.id })
    // proves CALL-088, CALL-089, CALL-090, ENTITY-030, LIMIT-008
    expect(await paidIn()).toBe('0.200000000000000000')
  })

  it.each(['0', '-5', 'NaN'])('a payment of %s is refused', async (amount) => {
    const { ask } = await aDistribution()
    // proves CALL-088
    expect(codeOf(await ask(pay, { amount, paidOn: '2026-01-15' }))).toBe('invalid_input')
  })

  it('a payment keeps a day and an amount', async () => {
    const { ask } = await aDistribution()
    const { distributionPayment } = answered<{ distributionPayment: { id: string } }>(
      await ask(pay, { amount: '5', paidOn: '2026-01-15' }),
      'createDistributionPayment',
    )
    const edit = async (patch: object) =>
      (await ask(editPayment, { id: distributionPayment.id, patch })).errors?.[0]?.message

    expect(await edit({ paidOn: null })).toBe('Paid On is a required field.')
    // proves CALL-089
    expect(await edit({ amount: null })).toBe('Payment amount is required')
  })

  it('custom fields are written, edited, listed and deleted', async () => {
    const { id, ask } = await aDistribution()
    const made = await ask(addField, { name: ' Share class ', value: 'B' })
    const { distributionCustomField: field } = answered<{ distributionCustomField: { id: string } }>(
      made,
      'createDistributionCustomField',
    )
    expect(field).toMatchObject({ name: 'Share class', value: 'B' })
    await ask(editField, { id: field.id, patch: { value: 'C' } })
    const listed = `query ($id: UUID!) { allDistributionCustomFields(filter: { distributionId: { equalTo: $id } }) {
      nodes { id name value } } }`
    expect((await ask(listed, { id })).data?.allDistributionCustomFields).toEqual({
      nodes: [{ id: field.id, name: 'Share class', value: 'C' }],
    })
    await ask(dropField, { id: field.id })
    // proves CALL-082, CALL-093, CALL-094, CALL-095, ENTITY-034
    expect((await ask(listed, { id })).data?.allDistributionCustomFields).toEqual({ nodes: [] })
  })

  it.each([
    [{ name: ' ', value: 'B' }, 'name is required.'],
    [{ name: 'Class', value: '' }, 'value is required.'],
  ])('a custom field %j is refused', async (field, message) => {
    const { ask } = await aDistribution()
    // proves CALL-093
    expect((await ask(addField, field)).errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'invalid_input' },
    })
  })

  it('notes are written in a batch, for several distributions, locked ones too', async () => {
    const { id, allocation, ask, read } = await aDistribution()
    const { id: other } = await makeDistribution(database, allocation)
    await lock(id)
    const batched = `mutation ($a: UUID!, $b: UUID!) {
      a: createDistributionAnnotation(input: { id: $a, annotation: "Called" }) { distributionAnnotation { id } }
      b: createDistributionAnnotation(input: { id: $b, annotation: "Called" }) { distributionAnnotation { id } } }`
    expect(codeOf(await ask(batched, { a: id, b: other }))).toBeUndefined()
    expect(await read('distributionAnnotationsByDistributionId { nodes { annotation } }')).toEqual({
      distributionAnnotationsByDistributionId: { nodes: [{ annotation: 'Called' }] },
    })
    // proves CALL-086, ENTITY-032
    expect((await ask(note, { id, annotation: ' ' })).errors?.[0]?.message).toBe('Note is required')
  })

  it('nothing but notes and money is written while it is locked, and no money once it is deleted', async () => {
    const { id, ask } = await aDistribution()
    const { distributionCustomField: field } = answered<{ distributionCustomField: { id: string } }>(
      await ask(addField, { name: 'Class', value: 'B' }),
      'createDistributionCustomField',
    )
    await lock(id)
    const refused = [
      await ask(setPrice, { price: '11', currency: 2 }),
      await ask(addField, { name: 'Class', value: 'B' }),
      await ask(editField, { id: field.id, patch: { value: 'C' } }),
      await ask(dropField, { id: field.id }),
    ]
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'distribution_locked'))
    expect(codeOf(await ask(pay, { amount: '5', paidOn: '2026-01-15' }))).toBeUndefined()
    await database.rows(
      `update app_public.distributions set locked = false, status = 'deleted' where id = $1`,
      [id],
    )
    expect(codeOf(await ask(pay, { amount: '5', paidOn: '2026-01-15' }))).toBe('distribution_deleted')
  })

  it('nothing is written by others than the owner of its allocation', async () => {
    const { id, allocation } = await aDistribution({ owner: 'broker' })
    const stranger = await aVendor(database)
    const writes = [
      [setPrice, { price: '11', currency: 2 }],
      [pay, { amount: '5', paidOn: '2026-01-15' }],
      [addField, { name: 'Class', value: 'B' }],
      [note, { id, annotation: 'Mine' }],
    ] as const
    for (const [document, variables] of writes) {
      const asked = { distributionId: id, ...variables }
      expect(codeOf(await database.ask(allocation.issuer.as(), document, asked))).toBe('not_allowed')
      expect(codeOf(await database.ask(stranger.as(), document, asked))).toBe('not_found')
    }
  })
})
