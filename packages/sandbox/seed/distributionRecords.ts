import { accountIds, distributionIds, offeringIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import { crowdIds } from './investors.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Seeds the records beside investments: payments, notes, custom fields, an agent's links and the investors who came by them. */
export async function seedDistributionRecords(context: SeedContext): Promise<void> {
  await joinIntegrations(context)
  await seedPayments(context)
  await seedNotes(context)
  await seedLinks(context)
}

/** Qualifications created before their integrations received them. */
async function joinIntegrations({ client }: SeedContext): Promise<void> {
  await client.query(
    `update app_public.vendor_qualifications set integration_id = integrations.id from app_public.integrations
     where integration_id is null and integrations.service =
       case vendor_qualifications.service when 'payment' then 'north-capital' else vendor_qualifications.service end`,
  )
}

/** Seeds one payment for each investment of the crowd, four days after it was made. */
async function seedPayments({ client }: SeedContext): Promise<void> {
  await client.query(
    `insert into app_public.distribution_payments (id, distribution_id, amount, currency, paid_on, created_on)
     select md5('payment:' || id)::uuid, id, paid_in_capital, 1,
       least((created_on at time zone 'utc')::date + 4, app_private.today()), created_on + interval '4 days'
     from app_public.distributions
     where paid_in_capital > 0 and id = any ($1)
       and not exists (select from app_public.distribution_payments where distribution_id = distributions.id)`,
    [[...crowdIds.map((_, index) => seedId(`distribution:crowd-${index}`)), seedId('distribution:sold-out')]],
  )
}

async function seedNotes({ client, day }: SeedContext): Promise<void> {
  const notes = [
    [distributionIds.pending, 'Wire received in full; confirmed with the bank.', -20],
    [distributionIds.onboarding, 'Asked for help with the investor profile, called back the same day.', -2],
    [seedId('distribution:crowd-3'), 'Prefers to be reached by e-mail.', -11],
    [seedId('distribution:employee-4'), 'Grant approved by the board.', -30],
  ] as const
  await insertRows(
    client,
    'app_public.distribution_annotations',
    notes.map(([distribution_id, annotation, age], index) => ({
      id: seedId(`note:${index}`),
      distribution_id,
      annotation,
      created_on: day(age),
    })),
  )
  await client.query(
    `insert into app_public.allocation_annotations (id, allocation_id, annotation, owner_id, issuer_id, created_on)
     select $1, id, 'Second close agreed with the issuer for the end of the month.', owner_id, issuer_id, $3
     from app_public.allocations where id = $2`,
    [seedId('note:series-b'), offeringIds['series-b'], day(-9)],
  )
  const fields = [
    [distributionIds.pending, 'Share certificate', 'B-1/0117'],
    [distributionIds.onboarding, 'Introduced by', 'Annual investor day'],
    [seedId('distribution:employee-4'), 'Employee number', '2041'],
  ] as const
  await insertRows(
    client,
    'app_public.distribution_custom_fields',
    fields.map(([distribution_id, name, value], index) => ({
      id: seedId(`field:${index}`),
      distribution_id,
      name,
      value,
      created_on: day(-2),
    })),
  )
}

async function seedLinks({ client, day }: SeedContext): Promise<void> {
  await client.query(
    `insert into app_public.allocation_offering_links (id, allocation_id, agent_id, name, owner_id, issuer_id, created_on)
     select $1, id, $3, 'Brightwater clients', owner_id, issuer_id, $4 from app_public.allocations where id = $2`,
    [seedId('link:brightwater'), offeringIds['series-b'], accountIds.brightwater, day(-28)],
  )
  await client.query(
    `update app_public.distributions set agent_id = $2
     where allocation_id = $1 and id = any ($3)`,
    [
      offeringIds['series-b'],
      accountIds.brightwater,
      crowdIds.slice(0, 40).map((_, index) => seedId(`distribution:crowd-${index}`)),
    ],
  )
}
