import { expect, it } from 'vitest'
import {
  aMappedTemplate,
  aSigningTemplate,
  contents,
  createMappedTemplate,
  mapEverything,
  provided,
  updateMappedTemplate,
} from '../../testing/documents/aSigningTemplate.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

onEveryEngine('a mapped signing template', (database) => {
  it('begins as a copy with roles, documents and fields of its own', async () => {
    const { mapped, roles, fields } = await aMappedTemplate(database)

    expect(mapped).toMatchObject({ name: 'Purchase, mapped', locked: false, active: false, deleted: false })
    expect(roles).toMatchObject([
      { name: 'Buyer', type: 'signer', mapTo: 'not mapped' },
      { name: 'Desk', type: 'copy', mapTo: 'not mapped' },
    ])
    expect(mapped.signingDocumentsByMappedSigningTemplateId.nodes.map(({ name }) => name)).toEqual([
      'Agreement',
      'Receipt',
    ])
    // proves CALL-120, ENTITY-058, ENTITY-059, ENTITY-060
    expect(fields).toMatchObject([
      { name: 'Buyer name', valueVariable: 'buyer', role: { name: 'Buyer' }, mapTo: null },
      { name: 'Total', mapTo: null },
      { name: 'Signature', mapTo: { field: 'template provided' } },
      { name: 'Receiver', valueVariable: 'buyer', mapTo: null },
      { name: 'Passport', mapTo: { field: 'not supported' } },
    ])
  })

  it('stays as copied when its template changes, and is marked as changed', async () => {
    const { mapped, vendor, signingAccountId, providerId } = await aMappedTemplate(database)
    const changed = {
      id: providerId,
      name: 'Purchase, new',
      description: '',
      uri: '/x',
      // After the copy, which is made now.
      updatedOn: '2099-01-01T00:00:00Z',
      contents: { roles: [{ name: 'Stranger' }], documents: [] },
    }
    await database.rows(
      'select app_private.store_template(accounts, $2) from app_public.signing_accounts as accounts where id = $1',
      [signingAccountId, changed],
    )
    const { data } = await database.ask(
      vendor,
      `query ($id: UUID!) { mappedSigningTemplateById(id: $id) { templateCopyOn templateUpdatedOn locked
         mappingFields { nodes { id description testValue } }
         signingTemplateBySigningTemplateId { name }
         signingRolesByMappedSigningTemplateId(orderBy: ORDER_ASC) { nodes { name } } } }`,
      { id: mapped.id },
    )
    const found = data?.mappedSigningTemplateById as { templateCopyOn: string; templateUpdatedOn: string }

    expect(found).toMatchObject({
      signingTemplateBySigningTemplateId: { name: 'Purchase, new' },
      signingRolesByMappedSigningTemplateId: { nodes: [{ name: 'Buyer' }, { name: 'Desk' }] },
    })
    // proves SIGN-026
    expect(Date.parse(found.templateUpdatedOn)).toBeGreaterThan(Date.parse(found.templateCopyOn))
  })

  it('keeps a locked copy whole when its template loses a document', async () => {
    const copy = await aMappedTemplate(database)
    const { mapped, vendor, signingAccountId, providerId } = copy
    await mapEverything(database, copy)
    const { errors } = await updateMappedTemplate(database, vendor, mapped.id, { locked: true })
    expect(errors).toBeUndefined()
    const shorter = {
      ...provided(providerId, '2099-01-01T00:00:00Z'),
      contents: { ...contents, documents: contents.documents.slice(0, 1) },
    }
    await database.rows(
      'select app_private.store_template(accounts, $2) from app_public.signing_accounts as accounts where id = $1',
      [signingAccountId, shorter],
    )
    const { data } = await database.ask(
      vendor,
      `query ($id: UUID!) { mappedSigningTemplateById(id: $id) { locked deleted
         signingDocumentsByMappedSigningTemplateId(orderBy: ORDER_ASC) { nodes { name
           signingFieldsBySigningDocumentId(orderBy: ORDER_ASC) { nodes { name mapTo { field } } } } } } }`,
      { id: mapped.id },
    )

    expect(data?.mappedSigningTemplateById).toMatchObject({
      ...{ locked: true, deleted: false },
      signingDocumentsByMappedSigningTemplateId: {
        nodes: [
          { name: 'Agreement' },
          {
            name: 'Receipt',
            signingFieldsBySigningDocumentId: {
              nodes: [
                { name: 'Receiver', mapTo: { field: expect.any(String) as string } },
                { name: 'Passport' },
              ],
            },
          },
        ],
      },
    })
  })

  it.each(['', '   '])('needs a name: %j is none', async (name) => {
    const { vendor, signingTemplateId } = await aSigningTemplate(database)
    const { errors } = await createMappedTemplate(database, vendor, signingTemplateId, name)

    // proves SIGN-036
    expect(errors?.[0]).toMatchObject({
      message: 'Template name is required.',
      extensions: { code: 'invalid_input', details: { fields: { name: 'Template name is required.' } } },
    })
  })

  it('has a unique name within the vendor, in upper and lower case, until the other one is deleted', async () => {
    const { mapped, vendor, signingTemplateId } = await aMappedTemplate(database)
    const again = () => createMappedTemplate(database, vendor, signingTemplateId, ' PURCHASE, mapped ')

    expect((await again()).errors?.[0]).toMatchObject({
      message: 'Template names must be unique.',
      extensions: { code: 'name_taken' },
    })
    await updateMappedTemplate(database, vendor, mapped.id, { deleted: true })
    expect((await again()).errors).toBeUndefined()
    // Another vendor's names are its own.
    await aMappedTemplate(database)
  })

  it('is made of one’s own template only: a stranger’s and none at all are the same', async () => {
    const { signingTemplateId } = await aSigningTemplate(database)
    const stranger = await anInvestor(database, { type: 'broker' })
    const foreign = await createMappedTemplate(database, stranger, signingTemplateId, 'Mine')
    const nowhere = await createMappedTemplate(database, stranger, crypto.randomUUID(), 'Mine')

    expect(foreign.errors?.[0]?.extensions).toEqual({ code: 'not_found' })
    expect(nowhere.errors?.[0]).toEqual({ ...foreign.errors?.[0] })
  })

  it('is made of no template that its provider has no more', async () => {
    const { vendor, signingTemplateId } = await aSigningTemplate(database)
    await database.rows('update app_public.signing_templates set deleted = true where id = $1', [
      signingTemplateId,
    ])
    const { errors } = await createMappedTemplate(database, vendor, signingTemplateId, 'Late')

    expect(errors?.[0]?.extensions).toEqual({ code: 'template_deleted' })
  })

  it('is locked once all of it is mapped, and its process follows', async () => {
    const template = await aMappedTemplate(database)
    const lock = () => updateMappedTemplate(database, template.vendor, template.mapped.id, { locked: true })
    const steps = (answer: unknown) =>
      JSON.stringify(answer)
        .match(/"status":"\w+"/g)
        ?.slice(1)

    expect((await lock()).errors?.[0]?.extensions).toEqual({
      code: 'mapping_incomplete',
      details: { roles: ['Buyer', 'Desk'], fields: ['Buyer name', 'Total', 'Receiver'] },
    })
    await mapEverything(database, template)
    const locked = await lock()

    expect(template.mapped.process.shortSteps.nodes.map(({ status }) => status)).toEqual([
      'in_progress',
      'not_started',
      'not_started',
    ])
    expect(locked.data?.updateMappedSigningTemplateById).toMatchObject({
      mappedSigningTemplate: { locked: true, process: { status: 'complete' } },
    })
    // proves CALL-121, SIGN-018
    expect(steps(locked)).toEqual(Array(3).fill('"status":"complete"'))
  })

  it('locked, changes its active flag and nothing else', async () => {
    const template = await aMappedTemplate(database)
    await mapEverything(database, template)
    const change = (patch: object) =>
      updateMappedTemplate(database, template.vendor, template.mapped.id, patch)
    await change({ locked: true })

    for (const patch of [{ locked: false }, { deleted: true }, { qualificationStepType: 'inline' }]) {
      expect((await change(patch)).errors?.[0]?.extensions).toEqual({ code: 'template_locked' })
    }
    // proves SIGN-021, SIGN-022, SIGN-023
    for (const active of [true, false, true]) {
      expect((await change({ active })).data?.updateMappedSigningTemplateById).toMatchObject({
        mappedSigningTemplate: { active, locked: true },
      })
    }
  })

  it('deleted, is disabled: nothing of it changes any more', async () => {
    const { mapped, vendor } = await aMappedTemplate(database)
    const deleted = await updateMappedTemplate(database, vendor, mapped.id, { deleted: true })
    const later = await updateMappedTemplate(database, vendor, mapped.id, { active: true })

    expect(deleted.data?.updateMappedSigningTemplateById).toMatchObject({
      mappedSigningTemplate: { deleted: true },
    })
    // proves CALL-126, SIGN-025
    expect(later.errors?.[0]?.extensions).toEqual({ code: 'template_deleted' })
  })

  it('is signed by email or inline, and by nothing else', async () => {
    const { mapped, vendor } = await aMappedTemplate(database)
    const set = (qualificationStepType: string) =>
      updateMappedTemplate(database, vendor, mapped.id, { qualificationStepType })

    expect(JSON.stringify(await set('inline'))).toContain('"qualificationStepType":"inline"')
    expect(JSON.stringify(await set('email'))).toContain('"qualificationStepType":"email"')
    // proves SIGN-028
    expect((await set('pigeon')).errors?.[0]?.extensions.code).toBe('invalid_input')
  })

  it('refuses an edit of a version that is not the newest', async () => {
    const { mapped, vendor } = await aMappedTemplate(database)
    const { errors } = await updateMappedTemplate(database, vendor, mapped.id, {
      active: true,
      version: '99',
    })

    expect(errors?.[0]?.extensions.code).toBe('changed_elsewhere')
  })
})
