import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const types = ['issuer', 'broker', 'agent', 'ats', 'investor', 'admin']
const roles = ['account_owner', 'account_admin', 'account_viewer'] as const
const id = randomUUID()
const document = { name: 'x', extension: 'pdf', shareWith: [], parentId: id }

/** Each operation, the types of account that may do it, and an input that gets past the types of GraphQL. */
const matrix: Record<string, { may: string[]; input: object }> = {
  makeHoldingDocument: { may: ['issuer'], input: document },
  makeSecurityDocument: { may: ['issuer', 'ats'], input: document },
  updateHoldingDocument: { may: ['issuer'], input: { id } },
  updateSecurityDocument: { may: ['issuer', 'ats'], input: { id } },
  deleteHoldingDocument: { may: ['issuer'], input: { id } },
  deleteSecurityDocument: { may: ['issuer', 'ats'], input: { id } },
  makeFileLocation: { may: ['issuer', 'broker'], input: { fileName: 'a.csv' } },
  bulkCustomers: { may: ['issuer', 'broker'], input: { fileName: 'none.csv' } },
  previewBulkCustomers: { may: ['issuer', 'broker'], input: { fileName: 'none.csv' } },
  mendImportRow: { may: ['issuer', 'broker'], input: { id, name: 'x', email: 'x' } },
  discardImport: { may: ['issuer', 'broker'], input: { id } },
  bulkAllocation: { may: ['issuer', 'broker'], input: { fileName: 'none.csv', allocationId: id } },
  previewBulkAllocation: { may: ['issuer', 'broker'], input: { fileName: 'none.csv', allocationId: id } },
}
/** A request that the role matrix permits fails because the record does not exist. */
const allowed: (string | undefined)[] = [undefined, 'not_found', 'file_not_uploaded']

onEveryEngine('the matrix of documents and imports', (database) => {
  it.each(types.flatMap((type) => roles.map((role) => [type, role] as const)))(
    'states for every operation if the %s’s %s may do it',
    async (type, role) => {
      const actor = await anInvestor(database, { type, role })
      for (const [operation, { may, input }] of Object.entries(matrix)) {
        const inputType = operation.replace(/^./, (first) => first.toUpperCase())
        const { errors } = await database.ask(
          actor,
          `mutation ($input: ${inputType}Input!) { ${operation}(input: $input) { clientMutationId } }`,
          { input },
        )
        const code = errors?.[0]?.extensions.code
        const isAllowed = may.includes(type) && role !== 'account_viewer'
        const isRight = isAllowed ? allowed.includes(code as string | undefined) : code === 'not_allowed'
        expect([operation, code, isRight]).toEqual([operation, code, true])
      }
    },
  )
})
