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
    ['amount_out_of_range', 'edit'],
    ['units_not_whole', 'edit'],
    ['price_changed', 'confirm'],
    ['network_failed', 'retry'],
    ['unheard_of', 'retry'],
    ['constructor', 'retry'],
  ])('of %s can be met with: %s', (code, remedy) => {
    expect(investRefusal(code).remedy).toBe(remedy)
  })

  it('has words for every refusal, each its own', () => {
    const texts = Object.values(refusals).map(({ key }) => refusalTexts[key])

    expect(new Set(texts).size).toBe(Object.keys(refusals).length)
    expect(refusalTexts[investRefusal('internal').key]).toBe('Unable to invest. Please try again.')
  })
})
