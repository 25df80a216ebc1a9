import { offeringIds } from './ids.ts'
import type { SeedContext } from './SeedContext.ts'

/** Invites the demo investors to the offerings that are open or will be, and lists some of them for all investors. */
export async function seedInvitations(context: SeedContext): Promise<void> {
  await seedMail(context)
  const { client } = context
  await client.query(
    `insert into app_private.offering_invitations (allocation_id, investor_id)
     select allocations.id, places.account_id
     from app_public.allocations
     join app_public.rounds on rounds.id = allocations.round_id
     join app_public.users on emails && array['investor@capstan.test', 'new-investor@capstan.test']
     join app_public.users_accounts as places on places.user_id = users.id and places.role = 'account_owner'
     join app_public.accounts on accounts.id = places.account_id and accounts.type = 'investor'
     where allocations.status = 'active' and rounds.status = 'active'`,
  )
  await client.query('update app_public.allocations set listed = true where id = any ($1)', [
    [
      offeringIds['series-b'],
      offeringIds.dime,
      offeringIds.short,
      offeringIds['not-yet-open'],
      offeringIds['sold-out'],
    ],
  ])
}

/** Mail that invites the demo investors to the offerings that are open, as the seller would send it. */
async function seedMail({ client }: SeedContext): Promise<void> {
  await client.query(
    `insert into app_private.outbox (to_email, subject, html, contents)
     select investor_email, written.subject, written.html, contents
     from app_public.allocations
     join app_public.rounds on rounds.id = allocations.round_id
     join app_public.accounts as issuers on issuers.id = allocations.issuer_id
     join app_public.accounts as sellers on sellers.id = allocations.owner_id
     cross join unnest(array['investor@capstan.test', 'new-investor@capstan.test']) as investor_email
     cross join lateral app_private.mail_contents('invitationSubject',
       case when coalesce(allocations.closes_on, rounds.closes_on) is null then 'invitationOpen' else 'invitation' end,
       jsonb_build_object('vendor', sellers.name, 'asset', app_private.offered_name(allocations.id), 'issuer', issuers.name,
         'price', app_private.written_price(rounds.price), 'day', least(allocations.closes_on, rounds.closes_on),
         'contact', coalesce(sellers.support_email, sellers.email, sellers.name)),
       '/offer-wall/' || allocations.owner_id || '/offering/' || allocations.id, 'invitationLink') as contents
     cross join lateral app_private.write_mail(contents) as written
     where allocations.status = 'active' and rounds.status = 'active'
       and app_private.is_open_today(allocations.opens_on, allocations.closes_on)
       and app_private.is_open_today(rounds.opens_on, rounds.closes_on)
     order by investor_email, allocations.id`,
  )
}
