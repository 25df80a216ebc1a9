import { expect, it } from 'vitest'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const id = '00000000-0000-4000-8000-000000000000'
const none = '{ clientMutationId }'
const update = (name: string, patch: string, key = `"${id}"`) =>
  `update${name}ById(input: { id: ${key}, patch: ${patch} }) ${none}`
const create = (name: string, row: string) =>
  `create${name}(input: { ${name.charAt(0).toLowerCase()}${name.slice(1)}: ${row} }) ${none}`

const vendors = ['issuer', 'broker']

/** Every operation of the matrix, with a call that is refused at the latest because there is no such row. */
const operations: [name: string, call: string, types: string[]][] = [
  [
    'create_mapped_signing_template',
    create('MappedSigningTemplate', `{ signingTemplateId: "${id}", name: "x" }`),
    vendors,
  ],
  ['update_mapped_signing_template', update('MappedSigningTemplate', '{ active: true }'), vendors],
  ['docusign_sync_template_list', `docusignSyncTemplateList(input: { id: "${id}" }) ${none}`, vendors],
  ['update_signing_role', update('SigningRole', '{ mapTo: "issuer" }'), vendors],
  ['update_signing_field', update('SigningField', '{ mapTo: 3 }'), vendors],
  [
    'create_mapped_signing_template_question_set',
    create(
      'MappedSigningTemplateQuestionSet',
      `{ mappedSigningTemplateId: "${id}", onboardingQuestionSetId: "${id}" }`,
    ),
    vendors,
  ],
  [
    'delete_mapped_signing_template_question_set',
    `deleteMappedSigningTemplateQuestionSetById(input: { id: "${id}" }) ${none}`,
    vendors,
  ],
  [
    'test_mapped_signing_template',
    `testMappedSigningTemplate(input: { mappedSigningTemplateId: "${id}", email: "" }) ${none}`,
    vendors,
  ],
  [
    'carry_over_mapped_signing_template',
    `carryOverMappedSigningTemplate(input: { mappedSigningTemplateId: "${id}", name: "" }) ${none}`,
    vendors,
  ],
  [
    'complete_distribution_step',
    `completeDistributionStep(input: { stepId: "${id}", parentStepId: "${id}" }) ${none}`,
    ['investor'],
  ],
  [
    'complete_allocation_step',
    `completeAllocationStep(input: { stepId: "${id}", parentStepId: "${id}" }) ${none}`,
    vendors,
  ],
  ['north_capital_sync', `northCapitalSync(input: { id: "${id}" }) ${none}`, vendors],
  [
    'create_onboarding_question',
    create('OnboardingQuestion', '{ name: "", description: "", errorMessage: "", type: 1 }'),
    vendors,
  ],
  ['update_onboarding_question', update('OnboardingQuestion', '{ name: "x" }'), vendors],
  ['create_onboarding_question_set', create('OnboardingQuestionSet', '{ name: "" }'), vendors],
  ['update_onboarding_question_set', update('OnboardingQuestionSet', '{ name: "x" }'), vendors],
  [
    'create_onboarding_question_join',
    create(
      'OnboardingQuestionJoin',
      `{ name: "x", executeOrder: 1, questionId: "${id}", questionSetId: "${id}" }`,
    ),
    vendors,
  ],
  [
    'delete_onboarding_question_join',
    `deleteOnboardingQuestionJoinById(input: { id: "${id}" }) ${none}`,
    vendors,
  ],
  ['create_onboarding_question_type', create('OnboardingQuestionType', '{ type: "", name: "x" }'), ['admin']],
  ['update_onboarding_question_type', update('OnboardingQuestionType', '{ name: "x" }', '-1'), ['admin']],
]

const types = ['issuer', 'broker', 'agent', 'ats', 'investor', 'admin']
const roles = ['account_owner', 'account_admin', 'account_viewer'] as const

onEveryEngine('the matrix of signing, payment and questions', (database) => {
  const refusal = async (actor: Actor, call: string) =>
    (await database.ask(actor, `mutation { ${call} }`)).errors?.[0]

  it.each(types.flatMap((type) => roles.map((role) => [type, role] as const)))(
    'states for every operation if %s may as %s',
    async (type, role) => {
      const actor = await anInvestor(database, { type, role })
      // proves QSET-007
      for (const [name, call, allowed] of operations) {
        const error = await refusal(actor, call)
        const may = allowed.includes(type) && role !== 'account_viewer'
        if (may) expect([name, error?.extensions.code]).not.toEqual([name, 'not_allowed'])
        else expect([name, error?.message]).toEqual([name, 'Operation not allowed'])
      }
    },
  )

  it('lists every operation of the tables and functions it is about', async () => {
    const matrix = await database.rows<{ operation: string }>(
      `select distinct operation from app_private.permissions
       where operation ~ 'signing|onboarding_question|docusign|north_capital' order by 1`,
    )

    expect(operations.map(([name]) => name)).toEqual(
      expect.arrayContaining(matrix.map(({ operation }) => operation)),
    )
  })
})
