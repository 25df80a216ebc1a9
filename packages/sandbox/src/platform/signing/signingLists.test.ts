import { expect, it } from 'vitest'
import { aMappedTemplate } from '../../testing/documents/aSigningTemplate.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

onEveryEngine('the lists of signing', (database) => {
  it('give a vendor each part by its parent', async () => {
    const { vendor, mapped, signingTemplateId, signingAccountId } = await aMappedTemplate(database)
    const [document] = mapped.signingDocumentsByMappedSigningTemplateId.nodes
    const { data, errors } = await database.ask(
      vendor,
      `query ($template: UUID!, $mapped: UUID!, $document: UUID!) {
        signingTemplateById(id: $template) { id name description updatedOn syncedOn deleted templateUri }
        allMappedSigningTemplates(filter: { signingTemplateId: { equalTo: $template } }) { totalCount nodes { id } }
        mappedSigningTemplateById(id: $mapped) { id locked mappingFields { nodes { field } } }
        allSigningDocuments(filter: { mappedSigningTemplateId: { equalTo: $mapped } }, orderBy: NAME_ASC) { nodes { name mappedSigningTemplateId } }
        signingDocumentById(id: $document) { name }
        allSigningRoles(filter: { mappedSigningTemplateId: { equalTo: $mapped } }) { totalCount }
        allSigningFields(filter: { signingDocumentId: { equalTo: $document } }, first: 2, offset: 1, orderBy: ORDER_ASC) { totalCount nodes { name } }
        allSigningAccounts { nodes { id name syncedOn } }
      }`,
      { template: signingTemplateId, mapped: mapped.id, document: document?.id },
    )

    expect(errors).toBeUndefined()
    // proves CALL-128, CALL-129, CALL-130, CALL-131, CALL-132, CALL-133, CALL-134, CALL-138
    // proves ENTITY-061
    expect(data).toEqual({
      signingTemplateById: {
        id: signingTemplateId,
        name: 'Purchase',
        description: 'For tests',
        updatedOn: '2026-01-05T10:00:00.000000+00:00',
        syncedOn: expect.stringMatching(/^20\d\d-/),
        deleted: false,
        templateUri: expect.stringMatching(/^\/integration\/signing-template\/[0-9a-f-]{36}$/),
      },
      allMappedSigningTemplates: { totalCount: 1, nodes: [{ id: mapped.id }] },
      mappedSigningTemplateById: {
        id: mapped.id,
        locked: false,
        mappingFields: { nodes: [{ field: 'template provided' }, { field: 'not supported' }] },
      },
      allSigningDocuments: {
        nodes: [
          { name: 'Agreement', mappedSigningTemplateId: mapped.id },
          { name: 'Receipt', mappedSigningTemplateId: mapped.id },
        ],
      },
      signingDocumentById: { name: 'Agreement' },
      allSigningRoles: { totalCount: 2 },
      allSigningFields: { totalCount: 3, nodes: [{ name: 'Total' }, { name: 'Signature' }] },
      allSigningAccounts: { nodes: [{ id: signingAccountId, name: 'Test signing', syncedOn: null }] },
    })
  })

  it('give every user the targets of roles and fields', async () => {
    const vendor = await anInvestor(database, { type: 'issuer' })
    const { data } = await database.ask(
      vendor,
      `{ allMappingRoles { nodes { id description } }
         allMappingFields(filter: { isProviderOnly: { equalTo: false } }, first: 3, orderBy: ID_ASC) { totalCount nodes { id field description testValue } } }`,
    )

    // proves CALL-136, CALL-137
    expect(data).toMatchObject({
      allMappingRoles: {
        nodes: expect.arrayContaining([{ id: 'not mapped', description: 'Not mapped yet' }]),
      },
      allMappingFields: {
        totalCount: 13,
        nodes: [
          { id: 1, field: 'static', testValue: 'Static text' },
          { id: 2, field: 'custom' },
          {
            id: 3,
            field: 'investor_name',
            description: 'Name of the investor account',
            testValue: 'Jordan Avery',
          },
        ],
      },
    })
  })

  it('show other accounts nothing of it', async () => {
    const { mapped, signingTemplateId, roles, fields } = await aMappedTemplate(database)
    for (const type of ['issuer', 'broker', 'agent', 'ats', 'investor', 'admin']) {
      const stranger = await anInvestor(database, { type })
      const { data } = await database.ask(
        stranger,
        `query ($template: UUID!, $mapped: UUID!, $role: UUID!, $field: UUID!) {
          signingTemplateById(id: $template) { id } mappedSigningTemplateById(id: $mapped) { id }
          signingRoleById(id: $role) { id } signingFieldById(id: $field) { id }
          allSigningTemplates { totalCount } allSigningFields { totalCount } allSigningDocuments { totalCount } }`,
        { template: signingTemplateId, mapped: mapped.id, role: roles[0]?.id, field: fields[0]?.id },
      )
      expect(data).toEqual({
        signingTemplateById: null,
        mappedSigningTemplateById: null,
        signingRoleById: null,
        signingFieldById: null,
        allSigningTemplates: { totalCount: 0 },
        allSigningFields: { totalCount: 0 },
        allSigningDocuments: { totalCount: 0 },
      })
    }
  })
})
