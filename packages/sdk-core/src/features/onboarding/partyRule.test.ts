import { describe, expect, it } from 'vitest'
import { investorTypes } from './investorTypes'
import { partyRule } from './partyRule'
import { setupFields } from './setupFields'

describe('investorTypes', () => {
  it('are twenty, with their IRA variants', () => {
    expect(new Set(investorTypes).size).toBe(20)
    // proves SETUP-011, SETUP-012, SETUP-013, SETUP-014, SETUP-019
    expect(investorTypes).toEqual(
      expect.arrayContaining([
        ...['Individual', 'Individual IRA', 'Individual Roth IRA', 'Joint TIC', 'Joint TWROS'],
        ...['Revocable Trust', 'Irrevocable Trust', 'Estate'],
      ]),
    )
  })

  it.each([
    ['Sole Proprietorship'], // proves SETUP-015
    ['Limited Partnership'], // proves SETUP-016
    ['LLC'], // proves SETUP-017
    ['Corporation'], // proves SETUP-018
  ])('have a %s with SEP IRA and Simple IRA', (type) => {
    expect(investorTypes).toEqual(expect.arrayContaining([type, `${type} SEP IRA`, `${type} Simple IRA`]))
  })
})

describe('partyRule', () => {
  it.each<[string, string, number, number | undefined]>([
    ['Revocable Trust', 'Trustee', 1, undefined], // proves SETUP-020, SETUP-030
    ['Irrevocable Trust', 'Trustee', 1, undefined], // proves SETUP-020, SETUP-030
    ['Individual', 'Individual', 1, 1], // proves SETUP-021
    ['Sole Proprietorship', 'Individual', 1, 1],
    ['Joint TIC', 'Individual', 2, 2], // proves SETUP-021, SETUP-029
    ['Joint TWROS', 'Individual', 2, 2], // proves SETUP-021, SETUP-029
    ['Estate', 'Administrator', 1, 1], // proves SETUP-022, SETUP-027
    ['Corporation', 'Officer', 1, undefined], // proves SETUP-023, SETUP-030
    ['LLC', 'Managing Member', 1, undefined], // proves SETUP-024, SETUP-030
    ['Limited Partnership', 'Partner', 1, undefined], // proves SETUP-025, SETUP-030
  ])('of %s is %s, %i to %s', (type, label, min, max) => {
    const rule = partyRule(type)
    expect([rule.label, rule.min, rule.max]).toEqual([label, min, max])
  })

  it.each(investorTypes.filter((type) => type.includes('IRA')))(
    'of %s is exactly one Beneficiary',
    (type) => {
      // proves SETUP-026, SETUP-028
      expect(partyRule(type)).toEqual({ label: 'Beneficiary', min: 1, max: 1 })
    },
  )
})

describe('setupFields', () => {
  it('asks an Individual and a Sole Proprietorship for their person only', () => {
    expect(investorTypes.filter((type) => setupFields(type).isPersonal)).toEqual([
      'Individual',
      'Sole Proprietorship',
    ])
    expect(setupFields('Individual')).toMatchObject({
      accountName: false,
      taxId: false,
      formationDate: false,
    })
  })

  it('asks each other type for exactly one date, joint ones for none', () => {
    const asksDate = (type: string) =>
      Number(setupFields(type).formationDate) + Number(setupFields(type).dateExecuted)

    expect(investorTypes.filter((type) => asksDate(type) === 0)).toEqual([
      ...['Individual', 'Joint TIC', 'Joint TWROS', 'Sole Proprietorship'],
    ])
    expect(investorTypes.filter((type) => setupFields(type).dateExecuted)).toEqual([
      'Revocable Trust',
      'Irrevocable Trust',
    ])
  })
})
