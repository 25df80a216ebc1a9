import { describe, expect, it } from 'vitest'
import { portfolioFilter } from './portfolioFilter'
import { portfolioStatuses, statusWord } from './statusWord'

describe('portfolioFilter', () => {
  it('asks for all that is neither locked nor deleted with Onboarding and Pending', () => {
    // proves PORT-012
    expect(portfolioFilter(['Pending', 'Onboarding'])).toEqual({
      distributions: { status: { notIn: ['locked', 'deleted'] } },
    })
  })

  it('asks for open ones with Onboarding only', () => {
    // proves PORT-013
    expect(portfolioFilter(['Onboarding'])).toEqual({ distributions: { status: { equalTo: 'open' } } })
  })

  it('asks for closed ones with Pending only', () => {
    // proves PORT-014
    expect(portfolioFilter(['Pending'])).toEqual({ distributions: { status: { equalTo: 'closed' } } })
  })

  it('asks for holdings that are not zero with Issued', () => {
    // proves PORT-015
    expect(portfolioFilter(['Issued'])).toEqual({ holdings: { amount: { notEqualTo: '0' } } })
  })

  it('asks for nothing, or for both', () => {
    expect(portfolioFilter([])).toEqual({})
    expect(Object.keys(portfolioFilter(portfolioStatuses))).toEqual(['holdings', 'distributions'])
  })
})

describe('statusWord', () => {
  it.each([
    ['open', 'Onboarding'], // proves PORT-009
    ['closed', 'Pending'], // proves PORT-010
    ['drafted', 'drafted'], // proves PORT-011
    ['deleted', 'deleted'], // proves PORT-011
  ])('of %s is %s', (status, word) => {
    expect(statusWord(status)).toBe(word)
  })
})
