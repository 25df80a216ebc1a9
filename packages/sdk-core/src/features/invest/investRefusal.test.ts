import { describe, expect, it } from 'vitest'
import { investRefusal } from './investRefusal'
import { refusals, refusalTexts } from './refusals'

describe('investRefusal', () => {
  it.each([
    ['offering_not_open', 'none'],
    ['offering_closed', 'none'],
    ['offering_sold_out', 'edit'],
    ['round_stale', 'none'],
    ['not_allowed', 'none'],
    ['delegate_suspended', 'none'],
    ['account_suspended', 'none'],
    ['amount_out_of_range', 'edit'],
    ['units_not_whole', 'edit'],
    ['price_changed', 'confirm'],
    ['investment_not_open', 'none'],
    ['investment_under_way', 'none'],
    ['investment_prepared', 'none'],
    ['network_failed', 'retry'],
    ['unheard_of', 'retry'],
    ['constructor', 'retry'],
  ])('of %s can be met with: %s', (code, remedy) => {
    expect(investRefusal(code).remedy).toBe(remedy)
  })

  it('has words for every refusal, each its own but for an investment that has ended', () => {
    const { distribution_deleted, distribution_locked, ...others } = refusals
    const texts = Object.values(others).map(({ key }) => refusalTexts[key])

    expect(new Set(texts).size).toBe(Object.keys(others).length)
    expect([distribution_deleted, distribution_locked].map((refusal) => refusal?.key)).toEqual([
      'investmentNotOpen',
      'investmentNotOpen',
    ])
    expect(refusalTexts[investRefusal('internal').key]).toBe('Unable to invest. Please try again.')
  })
})
