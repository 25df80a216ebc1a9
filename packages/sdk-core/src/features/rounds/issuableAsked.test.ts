import { expect, it } from 'vitest'
import { issuableAsked, issuablesById } from './issuableAsked'

it('issuableAsked finds a part of the investor or the allocation, wherever it stands', () => {
  const part = { includesInsensitive: 'k\\\\far' }

  expect(issuableAsked(' k\\far ').filter).toEqual({
    or: [{ investorAccountName: part }, { allocationName: part }],
  })
  // proves GRID-003
  expect(issuableAsked('  ')).toEqual({ orderBy: issuablesById([]).orderBy })
})
