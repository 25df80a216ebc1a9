import { expect, it } from 'vitest'
import { createRulesRegistry } from './createRulesRegistry'

it('has the records of a table as all the types that features name, in any order', () => {
  const rules = createRulesRegistry()
  const onUpdated = () => undefined
  rules.register({ table: 'holdings', shownAs: ['FullHolding'], onUpdated })
  rules.register({ table: 'holdings', shownAs: ['CapTableRow'] })
  rules.register({ table: 'holdings', shownAs: ['FullHolding'], onUpdated })

  expect(rules.of('Holding')).toEqual({
    table: 'holdings',
    shownAs: ['FullHolding', 'CapTableRow'],
    onUpdated,
  })
})
