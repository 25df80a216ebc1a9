import { expect, it } from 'vitest'
import { nameOfSlug } from './nameOfSlug'

it.each([
  ['north-capital', 'North Capital'],
  ['acme', 'Acme'],
  ['acme--pay-', 'Acme Pay'],
])('nameOfSlug of %s is %s [ROUTE-030]', (slug, name) => {
  expect(nameOfSlug(slug)).toBe(name)
})
