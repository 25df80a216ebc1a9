import { describe, expect, it } from 'vitest'
import { fieldChoices, needsValue } from './MappingField'
import { someMappingFields } from './testing'

describe('fieldChoices', () => {
  it('leaves out fields that only the provider uses', () => {
    const named = (field: string) => ({ id: 90, field, description: '', isProviderOnly: false })
    const mappingFields = [
      ...someMappingFields,
      ...['error', 'not supported', 'template provided'].map(named),
    ]

    expect(fieldChoices(mappingFields).map(({ field }) => field)).toEqual([
      ...['static', 'custom', 'investor_name', 'total_investment', 'issuer_name'],
    ])
  })
})

describe('needsValue', () => {
  it.each([
    ['static', true],
    ['custom', true],
    ['investor_name', false],
    [null, false],
  ])('of %s is %s', (mappedTo, takes) => {
    expect(needsValue(mappedTo)).toBe(takes)
  })
})
