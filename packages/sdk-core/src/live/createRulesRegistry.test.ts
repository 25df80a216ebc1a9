import { expect, it } from 'vitest'
import { createRulesRegistry } from './createRulesRegistry'

it('shows the records of a table as all the types that features name, whoever of them comes first', () => {
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
