import { expect, it } from 'vitest'
import { nameOfSlug } from './nameOfSlug'

it.each([
  ['north-capital', 'North Capital'],
  ['acme', 'Acme'],
  ['acme--pay-', 'Acme Pay'],
])('nameOfSlug of %s is %s', (slug, name) => {
  // proves ROUTE-030
  expect(nameOfSlug(slug)).toBe(name)
})
