import { describe, expect, it } from 'vitest'
import { aSigningField } from '../signingFields/testing'
import type { SigningField } from '../signingFields/SigningField'
import { aSigningRole } from './testing'
import type { MappedTemplateParts, ProvidedField, TemplateContents } from './SigningTemplate'
import { templateDifference } from './templateDifference'

const field = (label: string, changes: Partial<SigningField> = {}): SigningField =>
  aSigningField({
    ...{ id: label, name: label, role: 'Investor', dataLabel: label },
    ...{ mapTo: 3, mappedTo: 'investor_name' },
    ...changes,
  })
const provided = (label: string, changes: Partial<ProvidedField> = {}): ProvidedField => ({
  ...{ name: label, label, role: 'Investor' },
  ...changes,
})

/** The difference between a copy and its template: documents by their names, with their fields. */
function difference(
  before: Record<string, readonly SigningField[]>,
  after: Record<string, readonly ProvidedField[]>,
  roles: { before?: MappedTemplateParts['roles']; after?: TemplateContents['roles'] } = {},
) {
  const documents = Object.entries(before).map(([name, fields], at) => ({
    ...{ id: name, name, order: at + 1, fields },
  }))
  return templateDifference(
    { roles: roles.before ?? [aSigningRole()], documents },
    {
      roles: roles.after ?? [{ name: 'Investor' }],
      documents: Object.entries(after).map(([name, fields]) => ({ name, fields })),
    },
  )
}

describe('templateDifference', () => {
  it('is empty for a template as it was', () => {
    const [one, two] = ['name', 'units']
    expect(difference({ A: [field(one), field(two)] }, { A: [provided(one), provided(two)] })).toEqual([])
  })

  it('lists a field that was added, and one that was removed with its mapping', () => {
    expect(difference({ A: [field('units')] }, { A: [provided('city')] })).toEqual([
      { kind: 'added', of: 'field', name: 'city', to: 'A' },
      { kind: 'removed', of: 'field', name: 'units', from: 'A', isKept: false },
    ])
  })

  it('keeps the mapping of a label that another field still has', () => {
    const before = { A: [field('name', { id: 'a' }), field('name', { id: 'b' })] }
    expect(difference(before, { A: [provided('name')] })).toEqual([
      { kind: 'removed', of: 'field', name: 'name', from: 'A', isKept: true },
    ])
  })

  it('lists a field under another name, and one in another document or role', () => {
    expect(difference({ A: [field('name')] }, { A: [provided('name', { name: 'Full name' })] })).toEqual([
      { kind: 'renamed', of: 'field', name: 'Full name', from: 'name', isKept: true },
    ])
    expect(difference({ A: [field('name')], B: [] }, { A: [], B: [provided('name')] })).toEqual([
      { kind: 'moved', of: 'field', name: 'name', from: 'A', to: 'B', isKept: true },
    ])
    expect(difference({ A: [field('name')] }, { A: [provided('name', { role: 'Witness' })] })).toEqual([
      { kind: 'moved', of: 'field', name: 'name', from: 'Investor', to: 'Witness', isKept: true },
    ])
  })

  it('lists the one field that moved within its document, and none that made room', () => {
    const before = { A: [field('a'), field('b'), field('c')] }
    expect(difference(before, { A: [provided('c'), provided('a'), provided('b')] })).toEqual([
      { kind: 'moved', of: 'field', name: 'c', to: 'A', isKept: true },
    ])
  })

  it('ignores a mapping that did not exist', () => {
    const before = { A: [field('a', { mapTo: null, mappedTo: null })] }
    expect(difference(before, { A: [] })).toEqual([{ kind: 'removed', of: 'field', name: 'a', from: 'A' }])
  })

  it('loses the mapping of a text that became a signature', () => {
    const after = { A: [provided('a', { kind: 'signature', name: 'Sign here' })] }
    expect(difference({ A: [field('a')] }, after)).toEqual([
      { kind: 'renamed', of: 'field', name: 'Sign here', from: 'a', isKept: false },
    ])
  })

  it('takes a role in the place of another for the same under another name', () => {
    const before = [aSigningRole(), aSigningRole({ id: 'desk', name: 'Desk', order: 2, mapTo: 'issuer' })]
    expect(difference({}, {}, { before, after: [{ name: 'Investor' }, { name: 'Legal' }] })).toEqual([
      { kind: 'renamed', of: 'role', name: 'Legal', from: 'Desk', isKept: false },
    ])
    expect(difference({}, {}, { before, after: [{ name: 'Investor' }] })).toEqual([
      { kind: 'removed', of: 'role', name: 'Desk', isKept: false },
    ])
    expect(difference({}, {}, { after: [{ name: 'Investor' }, { name: 'Investor', type: 'copy' }] })).toEqual(
      [{ kind: 'added', of: 'role', name: 'Investor' }],
    )
  })

  it('lists documents that came and went, before their fields', () => {
    expect(difference({ A: [] }, { B: [provided('x')] })).toEqual([
      { kind: 'added', of: 'document', name: 'B' },
      { kind: 'removed', of: 'document', name: 'A' },
      { kind: 'added', of: 'field', name: 'x', to: 'B' },
    ])
  })
})
