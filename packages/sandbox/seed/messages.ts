import { accountIds } from './ids.ts'
import type { SeedContext } from './SeedContext.ts'

/** Mails that failed, and calls of the providers, for the pages of administrators. */
export async function seedMessages({ client, day }: SeedContext): Promise<void> {
  await client.query(
    `insert into app_private.outbox (to_email, subject, html, account_id, is_notice, created_on, last_tried_on)
     select address, subject, '<p>' || subject || '</p><p><a href="/">Open</a></p>', $1, true, sent_on, sent_on
     from (values
       ('bea.lindqvist@exmaple.invalid', 'Documents to sign', $2::timestamptz + interval '9 hours 40 minutes'),
       ('office@busy.example', 'A statement is ready', $2::timestamptz + interval '8 hours')
     ) as mails (address, subject, sent_on)`,
    [accountIds.larkspur, day(-1)],
  )
  await client.query(
    `insert into app_private.provider_calls (service, code, ended_on)
     select service, code, $1::timestamptz + at::interval from (values
       ('docusign', null, '10 hours 12 minutes'), ('north-capital', null, '9 hours 5 minutes'),
       ('north-capital', 'step_not_current', '11 hours 31 minutes')
     ) as calls (service, code, at)`,
    [day(-1)],
  )
}
