import { expect, it } from 'vitest'
import {
  aMappedTemplate,
  mapEverything,
  updateMappedTemplate,
} from '../../testing/documents/aSigningTemplate.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const roleDocument = `mutation ($id: UUID!, $patch: SigningRolePatch!) {
  updateSigningRoleById(input: { id: $id, patch: $patch }) {
    signingRole { mapTo toName toEmail mappingRole { id description } } } }`

const fieldDocument = `mutation ($id: UUID!, $patch: SigningFieldPatch!) {
  updateSigningFieldById(input: { id: $id, patch: $patch }) {
    signingField { value valueVariable mapTo { id field description testValue } role { name } signingDocumentId } } }`

onEveryEngine('the mapping of a template', (database) => {
  const mapRole = (actor: Actor, id: string | undefined, patch: object) =>
    database.ask(actor, roleDocument, { id, patch })
  const mapField = (actor: Actor, id: string | undefined, patch: object) =>
    database.ask(actor, fieldDocument, { id, patch })
  const fields = (texts: Record<string, string>) => ({ code: 'invalid_input', details: { fields: texts } })

  it('names the party of a role', async () => {
    const { vendor, roles } = await aMappedTemplate(database)
    const patch = { mapTo: 'static', toName: 'Ana Ruiz', toEmail: ' ana@example.com ' }
    const { data } = await mapRole(vendor, roles[0]?.id, patch)

    // proves CALL-123, ENTITY-059
    expect(data?.updateSigningRoleById).toEqual({
      signingRole: {
        mapTo: 'static',
        toName: 'Ana Ruiz',
        toEmail: 'ana@example.com',
        mappingRole: { id: 'static', description: 'Always the same name and e-mail address' },
      },
    })
  })

  it('ignores a name and an address for a role that is not static', async () => {
    const { vendor, roles } = await aMappedTemplate(database)
    const { data } = await mapRole(vendor, roles[0]?.id, {
      mapTo: 'investor',
      toName: 'Ana',
      toEmail: 'not an address',
    })

    // proves SIGN-042
    expect(data?.updateSigningRoleById).toMatchObject({
      signingRole: { mapTo: 'investor', toName: null, toEmail: null },
    })
  })

  it.each([
    [{ mapTo: 'not mapped' }, { mapTo: 'Mapping required.' }],
    [
      { mapTo: 'static' },
      { toEmail: 'To email required for static field.', toName: 'To name required for static field.' },
    ],
    [{ mapTo: 'static', toName: 'Ana', toEmail: 'ana' }, { toEmail: 'Valid email required' }],
    [{ mapTo: 'static', toName: ' ', toEmail: 'a@b.co' }, { toName: 'To name required for static field.' }],
  ])('refuses a role of %j', async (patch, texts) => {
    const { vendor, roles } = await aMappedTemplate(database)
    const { errors } = await mapRole(vendor, roles[0]?.id, patch)

    // proves SIGN-037, SIGN-038, SIGN-039, SIGN-040, SIGN-041
    expect(errors?.[0]?.extensions).toEqual(fields(texts))
  })

  it('refuses an unknown role', async () => {
    const { vendor, roles } = await aMappedTemplate(database)

    expect((await mapRole(vendor, roles[0]?.id, { mapTo: 'landlord' })).errors?.[0]?.extensions.code).toBe(
      'invalid_input',
    )
  })

  it('fills a field, and all that share its data label in the template', async () => {
    const { vendor, fields: listed } = await aMappedTemplate(database)
    const { data } = await mapField(vendor, listed[0]?.id, { mapTo: 1, value: 'Ana Ruiz' })
    const twin = await database.ask(
      vendor,
      'query ($id: UUID!) { signingFieldById(id: $id) { value mapTo { field } } }',
      { id: listed[3]?.id },
    )

    expect(data?.updateSigningFieldById).toMatchObject({
      signingField: {
        value: 'Ana Ruiz',
        valueVariable: 'buyer',
        role: { name: 'Buyer' },
        mapTo: { id: 1, field: 'static', testValue: 'Static text' },
      },
    })
    // proves CALL-124, ENTITY-060, SIGN-032
    expect(twin.data?.signingFieldById).toEqual({ value: 'Ana Ruiz', mapTo: { field: 'static' } })
  })

  it.each([
    [1, 'static'],
    [2, 'custom'],
  ])('needs a value for mapping field %i, which is %s', async (mapTo, name) => {
    const { vendor, fields: listed } = await aMappedTemplate(database)
    // proves SIGN-044
    for (const value of [null, '', '  ']) {
      const { errors } = await mapField(vendor, listed[0]?.id, { mapTo, value })
      expect(errors?.[0]?.extensions).toEqual(fields({ value: `Value required for ${name} field.` }))
    }
  })

  it.each([null, 14, 15, 16])('does not let a person choose mapping field %s', async (mapTo) => {
    const { vendor, fields: listed } = await aMappedTemplate(database)
    const { errors } = await mapField(vendor, listed[0]?.id, { mapTo, value: 'x' })

    // proves SIGN-043, SIGN-046
    expect(errors?.[0]?.extensions).toEqual(fields({ mapTo: 'Name is required.' }))
  })

  it('leaves the fields that the provider fills in to the provider', async () => {
    const { vendor, fields: listed } = await aMappedTemplate(database)
    const { errors } = await mapField(vendor, listed[2]?.id, { mapTo: 3 })

    expect(errors?.[0]?.extensions).toEqual(fields({ mapTo: 'The signing provider fills in this field.' }))
  })

  it('ends when the template is locked, and when it is deleted', async () => {
    // proves SIGN-019
    for (const [patch, code] of [
      [{ locked: true }, 'template_locked'],
      [{ deleted: true }, 'template_deleted'],
    ] as const) {
      const template = await aMappedTemplate(database)
      await mapEverything(database, template)
      await updateMappedTemplate(database, template.vendor, template.mapped.id, patch)
      const role = await mapRole(template.vendor, template.roles[0]?.id, { mapTo: 'issuer' })
      const field = await mapField(template.vendor, template.fields[0]?.id, { mapTo: 6 })

      expect([role, field].map(({ errors }) => errors?.[0]?.extensions)).toEqual([{ code }, { code }])
    }
  })

  it('is the vendor’s own: to others there is nothing', async () => {
    const { roles, fields: listed } = await aMappedTemplate(database)
    const stranger = await anInvestor(database, { type: 'broker' })

    const role = await mapRole(stranger, roles[0]?.id, { mapTo: 'issuer' })
    const field = await mapField(stranger, listed[0]?.id, { mapTo: 3 })

    expect([role, field].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'not_found',
      'not_found',
    ])
  })
})
