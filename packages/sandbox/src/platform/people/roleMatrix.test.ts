import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const types = ['issuer', 'broker', 'agent', 'ats', 'investor', 'admin']
const roles = ['account_owner', 'account_admin', 'account_viewer'] as const
const owners = ['account_owner']
const editors = ['account_owner', 'account_admin']

const allTypes = ['issuer', 'broker', 'agent', 'ats', 'investor']
const vendors = ['issuer', 'broker']
const admins = ['admin']

const id = randomUUID()
const unique = () => `t${randomUUID().replaceAll(/[\d-]/g, '')}`
const email = () => `${randomUUID()}@example.com`

/** Operation, account types, roles, and a mutation that shows whether it was allowed. */
const matrix: [string, string[], string[], () => string][] = [
  ['updateAccountById', allTypes, editors, () => `(input: { id: "${id}", patch: { name: "N" } })`],
  [
    'createAddress',
    ['investor'],
    editors,
    () => `(input: { address: { type: "primary", lineOne: "1 A", city: "C", province: "P", countryId: 0 } })`,
  ],
  ['updateAddressById', allTypes, editors, () => `(input: { id: "${id}", patch: { city: "C" } })`],
  [
    'updateVendorDefaultEmailPreferenceById',
    vendors,
    editors,
    () => `(input: { id: "${id}", patch: { sendDistribution: false } })`,
  ],
  [
    'makeDelegate',
    allTypes,
    editors,
    () => `(input: { email: "${email()}", firstName: "F", lastName: "L", role: "account_viewer" })`,
  ],
  [
    'updateUsersAccountById',
    allTypes,
    editors,
    () => `(input: { id: "${id}", patch: { status: "suspended" } })`,
  ],
  ['transferOwnership', allTypes, owners, () => `(input: { email: "${email()}" })`],
  [
    'createAccountIntegration',
    ['issuer', 'broker', 'investor'],
    editors,
    () => `(input: { integrationId: "${id}" })`,
  ],
  ['completeStep', ['issuer', 'broker', 'investor'], editors, () => `(input: { stepId: "${id}", blob: {} })`],
  ['makeCustomer', vendors, editors, () => `(input: { email: "${email()}", name: "N" })`],
  ['updateCustomerById', vendors, editors, () => `(input: { id: "${id}", patch: { status: "inactive" } })`],
  [
    'makeIssuerAccount',
    ['broker'],
    editors,
    () => `(input: { companyName: "N", companyEmail: "${email()}" })`,
  ],
  ['makeVendorAgent', vendors, editors, () => `(input: { email: "${email()}", name: "N" })`],
  [
    'createAssetType',
    admins,
    editors,
    () => `(input: { assetType: { type: "${unique()}", accountingType: "Equity" } })`,
  ],
  [
    'updateAssetTypeByType',
    admins,
    editors,
    () => `(input: { type: "none", patch: { accountingType: "Debt" } })`,
  ],
  [
    'createInvestorAccountType',
    admins,
    editors,
    () => `(input: { investorAccountType: { type: "${unique()}" } })`,
  ],
  ['updateInvestorAccountTypeById', admins, editors, () => `(input: { id: 9999, patch: { minParties: 2 } })`],
  [
    'createIntegrationType',
    admins,
    editors,
    () => `(input: { integrationType: { type: "${unique()}", name: "N" } })`,
  ],
  ['updateIntegrationTypeByType', admins, editors, () => `(input: { type: "none", patch: { name: "N" } })`],
  [
    'createOnboardingQuestionType',
    admins,
    editors,
    () => `(input: { onboardingQuestionType: { type: "${unique()}", name: "N" } })`,
  ],
  ['updateOnboardingQuestionTypeById', admins, editors, () => `(input: { id: 9999, patch: { name: "N" } })`],
  [
    'createStepFormSchema',
    admins,
    editors,
    () =>
      `(input: { stepFormSchema: { name: "${unique()}", schema: { fields: [{ key: "k", type: "string" }] } } })`,
  ],
  [
    'updateStepFormSchemaById',
    admins,
    editors,
    () => `(input: { id: "${id}", patch: { description: "D" } })`,
  ],
  ['updateReportById', admins, editors, () => `(input: { id: "${id}", patch: { enabled: false } })`],
  [
    'offerReport',
    admins,
    editors,
    () => `(input: { reportId: "${id}", accountType: "broker", isOffered: true })`,
  ],
  ['sendClaimAccountEmail', types, [...roles], () => `(input: { email: "${email()}" })`],
  ['resendEmail', types, [...roles], () => `(input: { id: "${id}" })`],
  ['addEmailAddress', types, [...roles], () => `(input: { email: "${email()}" })`],
]

onEveryEngine('the role matrix of people', (database) => {
  const actors = new Map<string, Actor>()
  beforeAll(async () => {
    for (const type of types) {
      for (const role of roles) actors.set(`${type} ${role}`, await anInvestor(database, { type, role }))
    }
  })

  it.each(matrix)(
    '%s: only for %j by %j',
    async (operation, allowedTypes, allowedRoles, input) => {
      // proves ROLE-007, ROLE-008
      for (const [name, actor] of actors) {
        const [type = '', role = ''] = name.split(' ')
        const { errors } = await database.ask(
          actor,
          `mutation { ${operation}${input()} { clientMutationId } }`,
        )
        const refused = errors?.[0]?.extensions.code === 'not_allowed'
        if (refused) expect(errors?.[0]?.message).toBe('Operation not allowed')
        expect([name, !refused]).toEqual([name, allowedTypes.includes(type) && allowedRoles.includes(role)])
      }
    },
    60_000,
  )

  it('has every operation of the table above, and the table has every one of the migration', async () => {
    const listed = await database.rows<{ operation: string }>(
      `select distinct operation from app_private.permissions where operation = any($1)`,
      [matrix.map(([operation]) => operationOf(operation))],
    )
    expect(listed).toHaveLength(matrix.length)
  })
})

/** `updateAssetTypeByType` is the operation `update_asset_type`. */
function operationOf(mutation: string): string {
  return mutation.replace(/By(Id|Type)$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
