import { expect, it } from 'vitest'
import { issuableAsked, issuablesById } from './issuableAsked'

it('issuableAsked finds a part of the investor or the allocation, wherever it stands [GRID-003]', () => {
  const part = { includesInsensitive: 'k\\\\far' }

  expect(issuableAsked(' k\\far ').filter).toEqual({
    or: [{ investorAccountName: part }, { allocationName: part }],
  })
  expect(issuableAsked('  ')).toEqual({ orderBy: issuablesById([]).orderBy })
})
