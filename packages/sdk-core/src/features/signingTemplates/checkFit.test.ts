import { describe, expect, it } from 'vitest'
import { someMappingFields } from '../signingFields/testing'
import { aSigningField } from '../signingFields/testing'
import { checkFit, unwritableCharacter } from './checkFit'
import type { SigningField } from '../signingFields/SigningField'
import type { SigningRole } from './SigningTemplate'
import { aSigningRole } from './testing'

const signature = aSigningField({
  ...{ id: 'signature', name: 'Signature', role: 'Investor', dataLabel: 'signature' },
  ...{ mapTo: 14, mappedTo: 'template provided', isProviders: true },
})

/** The findings of a template with one document. */
const findings = (fields: readonly SigningField[], roles: readonly SigningRole[] = [aSigningRole()]) =>
  checkFit(
    { roles, documents: [{ id: 'agreement', name: 'Agreement', order: 1, fields: [...fields, signature] }] },
    someMappingFields,
  )

const custom = (value: string) =>
  aSigningField({ id: 'clause', name: 'Clause', mapTo: 2, mappedTo: 'custom', value })

describe('checkFit', () => {
  it('finds nothing where every role and field is mapped', () => {
    expect(findings([aSigningField({ mapTo: 3, mappedTo: 'investor_name' })])).toEqual([])
  })

  it('names a field without a mapping, and the document that it stands in', () => {
    expect(findings([aSigningField({ id: 'units', name: 'Units' })])).toEqual([
      {
        ...{ problem: 'fieldNotMapped', isError: true, name: 'Units' },
        ...{ documentId: 'agreement', fieldId: 'units' },
      },
    ])
  })

  it('names a role without a party, and a signer without a signature; errors come first', () => {
    const desk = aSigningRole({ id: 'desk', name: 'Desk', mapTo: 'not mapped' })
    expect(findings([], [desk, aSigningRole()])).toMatchObject([
      { problem: 'roleNotMapped', isError: true, name: 'Desk' },
      { problem: 'noSignature', isError: false, name: 'Desk' },
    ])
    const copied = aSigningRole({ id: 'desk', name: 'Desk', type: 'copy', mapTo: 'issuer' })
    expect(findings([], [copied, aSigningRole()])).toEqual([])
  })

  it.each([
    ['of the same party', {}, {}],
    [
      'with one address',
      { mapTo: 'static', toName: 'Ada', toEmail: 'ada@example.com' },
      { mapTo: 'static', toName: 'Ada L.', toEmail: ' ADA@example.com' },
    ],
  ])('warns of one person in two roles %s', (_how, one, other) => {
    const roles = [aSigningRole(one), aSigningRole({ id: 'second', name: 'Witness', ...other })]
    expect(findings([], roles).filter(({ problem }) => problem === 'samePerson')).toMatchObject([
      { isError: false, name: 'Witness', detail: 'Investor' },
    ])
  })

  it('names a mapping field that does not exist', () => {
    expect(findings([custom('Held by {{ holder }} for {{investor_name}}')])).toMatchObject([
      { problem: 'unknownName', isError: true, name: 'Clause', detail: 'holder' },
    ])
  })

  it('measures the longest word: 60 characters fit a line, 61 do not', () => {
    expect(findings([custom(`A ${'ß'.repeat(60)} {{investor_name}}`)])).toEqual([])
    expect(findings([custom('ß'.repeat(61))])).toMatchObject([
      { problem: 'wordTooLong', detail: 'ß'.repeat(61) },
    ])
  })

  it('names a character that cannot be written', () => {
    expect(findings([custom('Signed by आ')])).toMatchObject([
      { problem: 'cannotBeWritten', isError: true, name: 'Clause', detail: 'आ' },
    ])
  })
})

describe('unwritableCharacter', () => {
  it.each([
    ['Latin with diacritics', 'Ærøskøbing Łódź Nguyễn', undefined],
    ['Greek', 'Ελευθερία Παπαδοπούλου', undefined],
    ['Cyrillic', 'Дмитро Їжакевич', undefined],
    ['Arabic', 'ليلى حداد', undefined],
    ['Hebrew', 'נועה בן־דוד', undefined],
    ['Chinese', 'Wang 王芳', undefined],
    ['Japanese', 'さくら', undefined],
    ['Korean', '김민지', undefined],
    ['Devanagari', 'आशा', 'आ'],
    ['Thai', 'มานี', 'ม'],
    ['emoji', 'Ada 🚀', '🚀'],
    ['figures and signs', '€ 1,250.00 – “§ 4”', undefined],
  ])('reads %s', (_script, text, character) => {
    expect(unwritableCharacter(text)).toBe(character)
  })
})
