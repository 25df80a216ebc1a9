import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare, multiply } from '../../money/arithmetic'
import { decimal, Decimal } from '../../money/decimal'
import { investDraft, startInvestDraft, type InvestDraft, type InvestDraftEvent } from './investDraft'

const price = decimal('12.5')
const start = startInvestDraft({ amount: decimal('100'), type: 'Units' }, price)
const after = (events: InvestDraftEvent[], from: InvestDraft = start) => events.reduce(investDraft, from)
const submitting = after([{ type: 'invest' }, { type: 'confirm', key: 'key-1' }])

describe('startInvestDraft', () => {
  it('has the amount as units when its type is Units', () => {
    // proves INVEST-024
    expect(start.fields).toEqual({ units: decimal('100'), unitsText: '100', totalText: '1,250.00' })
  })

  it('has the units an amount of dollars buys when its type is USD', () => {
    const draft = startInvestDraft({ amount: decimal('99.99'), type: 'USD' }, price)

    // proves INVEST-025
    expect(draft.fields).toMatchObject({ unitsText: '7', totalText: '87.50' }) // 7 × 12.50
  })

  it('has no units for dollars at no price, and cannot be confirmed', () => {
    const draft = startInvestDraft({ amount: decimal('100'), type: 'USD' }, decimal('0'))

    expect(draft.fields).toEqual({ units: undefined, unitsText: '', totalText: '' })
    expect(investDraft(draft, { type: 'invest' })).toBe(draft)
  })
})

describe('investDraft', () => {
  it('lets the total follow the units', () => {
    expect(after([{ type: 'typeUnits', text: '2,000' }]).fields).toMatchObject({
      unitsText: '2,000',
      totalText: '25,000.00',
    })
    // proves INVEST-022
    expect(after([{ type: 'typeUnits', text: '1.5' }]).fields).toMatchObject({
      unitsText: '1.5',
      totalText: '',
    })
  })

  it('lets the units follow the total, rounded down, and the total settle when left', () => {
    const typed = after([{ type: 'typeTotal', text: '1,000' }])
    expect(typed.fields).toMatchObject({ unitsText: '80', totalText: '1,000' })

    const odd = after([{ type: 'typeTotal', text: '99.99' }, { type: 'leave' }])
    expect(odd.fields).toMatchObject({ unitsText: '7', totalText: '87.50' })
  })

  it('confirms the exact cost of the units, also when the total keeps the focus', () => {
    const draft = after([{ type: 'typeTotal', text: '99.99' }, { type: 'invest' }])

    expect(draft).toMatchObject({ status: 'confirming', fields: { unitsText: '7', totalText: '87.50' } })
  })

  it('heeds the input edited last', () => {
    const draft = after([
      { type: 'typeTotal', text: '1000' },
      { type: 'typeUnits', text: '3' },
      { type: 'invest' },
    ])

    expect(draft).toMatchObject({ status: 'confirming', fields: { unitsText: '3', totalText: '37.50' } })
  })

  it.each(['0', '', '1.5', 'ten'])('does not go on with %j units', (text) => {
    expect(after([{ type: 'typeUnits', text }, { type: 'invest' }]).status).toBe('editing')
  })

  it('goes on with units that are free', () => {
    const free = startInvestDraft({ amount: decimal('5'), type: 'Units' }, decimal('0'))

    expect(investDraft(free, { type: 'invest' }).status).toBe('confirming')
  })

  it('submits the confirmed values once', () => {
    expect(submitting).toMatchObject({ status: 'submitting', key: 'key-1' })
    expect(investDraft(submitting, { type: 'confirm', key: 'key-2' })).toBe(submitting)
    expect(investDraft(submitting, { type: 'typeUnits', text: '1' })).toBe(submitting)
  })

  it('is done with a distribution, new or open already', () => {
    const done = investDraft(submitting, { type: 'succeeded', distributionId: 'd', alreadyOpen: true })

    expect(done).toMatchObject({ status: 'done', distributionId: 'd', alreadyOpen: true })
    expect(investDraft(done, { type: 'typeUnits', text: '1' })).toBe(done)
  })

  it('asks again with the same key when no answer came, and with a new one after a change', () => {
    const unsure = investDraft(submitting, { type: 'failed', code: 'network_failed' })

    expect(investDraft(unsure, { type: 'confirm', key: 'key-2' })).toMatchObject({
      status: 'submitting',
      key: 'key-1',
    })
    expect(
      after([{ type: 'cancel' }, { type: 'invest' }, { type: 'confirm', key: 'key-2' }], unsure),
    ).toMatchObject({
      key: 'key-1',
    })
    expect(
      after(
        [{ type: 'typeUnits', text: '3' }, { type: 'invest' }, { type: 'confirm', key: 'key-2' }],
        unsure,
      ),
    ).toMatchObject({ status: 'submitting', key: 'key-2' })
  })

  it('can only be edited after a refusal that another number may meet', () => {
    const refused = investDraft(submitting, {
      type: 'failed',
      code: 'offering_sold_out',
      details: { remaining: '7' },
    })

    expect(refused).toMatchObject({
      status: 'refused',
      refusal: { remedy: 'edit' },
      details: { remaining: '7' },
    })
    expect(investDraft(refused, { type: 'confirm', key: 'key-2' })).toBe(refused)
    expect(investDraft(refused, { type: 'typeUnits', text: '7' }).status).toBe('editing')
  })

  it('shows the new figures when the price has changed, and sends them after a new confirmation', () => {
    const changed = investDraft(submitting, {
      type: 'failed',
      code: 'price_changed',
      details: { price: '13.000' },
    })
    expect(changed).toMatchObject({
      status: 'priceChanged',
      fields: { unitsText: '100', totalText: '1,300.00' },
    })

    const again = investDraft(changed, { type: 'confirm', key: 'key-2' })
    expect(again).toMatchObject({ status: 'submitting', key: 'key-2' })
    expect(again.price.toString()).toBe('13')
  })

  it('never requests more than the typed dollars', () => {
    const event: fc.Arbitrary<InvestDraftEvent> = fc.oneof(
      fc.record({
        type: fc.constantFrom('typeUnits' as const, 'typeTotal' as const),
        text: fc.string({ unit: fc.constantFrom(...'0123456789.,') }),
      }),
      fc.constantFrom('leave' as const, 'invest' as const, 'cancel' as const).map((type) => ({ type })),
      fc.constant({ type: 'confirm' as const, key: 'key' }),
      fc
        .constantFrom('network_failed', 'price_changed', 'offering_closed')
        .map((code) => ({ type: 'failed' as const, code })),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let draft: InvestDraft = start
        for (const happening of events) {
          const before = draft
          draft = investDraft(draft, happening)
          if (draft.status === 'submitting') expect(draft.units.isZero).toBe(false)
          const total = draft === before ? '' : draft.fields.totalText
          if (happening.type !== 'typeTotal' || !/^\d+(\.\d{1,18})?$/.test(total)) continue
          const units = draft.fields.units ?? Decimal.zero
          expect(compare(multiply(units, draft.price), decimal(total))).toBeLessThanOrEqual(0)
        }
      }),
      { seed: 20260226, numRuns: 3_000 },
    )
  })
})
