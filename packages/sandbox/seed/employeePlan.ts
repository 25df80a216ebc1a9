import { accountIds, roundIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import { crowdIds } from './investors.ts'
import { mulberry32, wholeBetween } from './random.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

const allocation = seedId('allocation:employees')
const people = crowdIds.slice(40, 48)

/** An allocation that an issuer keeps for its own people: what it asks of them, and units that vest over four years. */
export async function seedEmployeePlan({ client, day }: SeedContext): Promise<void> {
  await seedQualifications({ client, day })
  await insertRows(client, 'app_public.allocations', [
    {
      id: allocation,
      round_id: roundIds['series-b'],
      owner_id: accountIds.halden,
      name: 'Employees and directors',
      status: 'open',
      opens_on: day(-40),
      closes_on: day(70),
      managed_units: '40000',
      created_on: day(-42),
    },
  ])
  await insertRows(
    client,
    'app_public.allocation_qualifications',
    asked.map(([key], index) => ({
      id: seedId(`asks:employees:${key}`),
      allocation_id: allocation,
      vendor_qualification_id: seedId(`qualification:halden:${key}`),
      execute_order: index + 1,
    })),
  )
  // Before the distributions: each begins with it.
  await client.query(
    `insert into app_public.allocations_vesting_schedules (id, allocation_id, owner_id, issuer_id, cliff, periods, starts_on)
     values ($1, $2, $3, $3, 12, 48, $4)`,
    [seedId('vesting:employees'), allocation, accountIds.halden, day(-500)],
  )
  await seedGrants({ client, day })
}

const asked = [
  ['agreement', 'Share agreement', 'Read the agreement on employee shares and accept it.'],
  ['residence', 'Tax residence', 'Confirm where you are resident for tax.'],
] as const

async function seedQualifications({ client, day }: Pick<SeedContext, 'client' | 'day'>): Promise<void> {
  await insertRows(
    client,
    'app_public.vendor_qualifications',
    asked.map(([key, name, description]) => ({
      id: seedId(`qualification:halden:${key}`),
      account_id: accountIds.halden,
      name,
      description,
      active: true,
      created_on: day(-300),
    })),
  )
  await insertRows(
    client,
    'app_private.step_templates',
    asked.map(([key, name, instructions]) => ({
      id: seedId(`template:halden:${key}`),
      vendor_qualification_id: seedId(`qualification:halden:${key}`),
      order: 1,
      type: 'button',
      schema: { title: name, text: instructions },
      render_attributes: { title: name, progressBarTitle: name, instructions },
      dynamic_data: {},
    })),
  )
}

async function seedGrants({ client, day }: Pick<SeedContext, 'client' | 'day'>): Promise<void> {
  const random = mulberry32(20_260_301)
  const grants = people.map((investor_id, index) => ({
    id: seedId(`distribution:employee-${index}`),
    allocation_id: allocation,
    investor_id,
    amount: String(wholeBetween(random, 4, 60) * 48),
    status: index < 2 ? 'open' : 'closed',
    locked: false,
    paid_in_capital: '0',
    qualifications_complete: index >= 2,
    created_on: day(-wholeBetween(random, 5, 38)),
  }))
  await insertRows(client, 'app_public.distributions', grants)
  await insertRows(
    client,
    'app_public.distribution_prices',
    grants.map(({ id }) => ({
      id: seedId(`price:${id}`),
      distribution_id: id,
      currency: 1,
      price: '0.5',
      is_purchase: true,
    })),
  )
  await client.query(
    `select app_private.start_processes(array_agg(id order by id)) from app_public.distributions
     where allocation_id = $1 and status = 'open' and process_id is null`,
    [allocation],
  )
}
