import { accountIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import { integrationPartners, type IntegrationKey } from './integrationPartners.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Integrations to add, and those that Larkspur and Halden have added already. */
export async function seedIntegrations({ client, day }: SeedContext): Promise<void> {
  const keys = Object.keys(integrationPartners) as IntegrationKey[]
  await insertRows(
    client,
    'app_public.partners',
    keys.map((key) => ({ id: seedId(`partner:${key}`), ...integrationPartners[key].partner })),
  )
  await insertRows(
    client,
    'app_public.integrations',
    keys.map((key) => ({
      id: integrationId(key),
      type: integrationPartners[key].type,
      service: key,
      description: integrationPartners[key].description,
      partner_id: seedId(`partner:${key}`),
      created_on: day(-600),
    })),
  )
  await insertRows(client, 'app_private.integration_steps', keys.flatMap(stepsOf))
  for (const [account, key, isComplete] of added) await addIntegration(client, { account, key, isComplete })
}

/** The integration with a service. */
export const integrationId = (key: IntegrationKey) => seedId(`integration:${key}`)

const added: [account: string, key: IntegrationKey, isComplete: boolean][] = [
  [accountIds.larkspur, 'docusign', true],
  [accountIds.larkspur, 'onboarding-questions', true],
  [accountIds.larkspur, 'north-capital', false],
  [accountIds.halden, 'docusign', true],
]

function stepsOf(key: IntegrationKey) {
  return integrationPartners[key].steps.map((step, index) => ({
    id: seedId(`integration-step:${key}:${index}`),
    integration_id: integrationId(key),
    order: index + 1,
    type: step.type,
    service: key,
    schema: step.schema ?? {},
    render_attributes: step.renderAttributes,
  }))
}

interface Added {
  account: string
  key: IntegrationKey
  isComplete: boolean
}

async function addIntegration(client: SeedContext['client'], { account, key, isComplete }: Added) {
  await client.query(
    `with started as (
       select id, app_private.start_integration(integrations, $1) as process
       from app_public.integrations where id = $2
     )
     insert into app_public.account_integrations (id, account_id, integration_id, process_id)
     select $3, $1, id, process from started`,
    [account, integrationId(key), seedId(`account-integration:${account}:${key}`)],
  )
  if (!isComplete) return
  await client.query(
    `with done as (
       update app_public.steps set status = 'complete'
       where process_id in (select process_id from app_public.account_integrations where account_id = $1 and integration_id = $2)
     )
     update app_public.processes set status = 'complete', current_step = null
     where id in (select process_id from app_public.account_integrations where account_id = $1 and integration_id = $2)`,
    [account, integrationId(key)],
  )
  await client.query(
    `update app_public.account_integrations set status = 'complete' where account_id = $1 and integration_id = $2 and status <> 'complete'`,
    [account, integrationId(key)],
  )
}
