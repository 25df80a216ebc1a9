import type { SeedContext } from './SeedContext.ts'

/** Documents of investments that are past signing: each signed by its investor, with a certificate that holds. */
export async function seedSignedDocuments({ client, day }: SeedContext): Promise<void> {
  const { rows } = await client.query<{ id: string; name: string }>(
    `select steps.id, accounts.name from app_public.steps
     join app_public.accounts on accounts.id = steps.investor_id
     where steps.service = 'docusign' and steps.status = 'complete' order by steps.id`,
  )
  for (const { id, name } of rows) {
    const file = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Signed</title><p>Signed on paper by the investor and filed here.</p></html>`
    await client.query(
      `with made as (select app_private.envelope_of_step($1) as id),
       certified as (
         select id, jsonb_build_object('signedBy', $2::text, 'method', 'typed', 'ip', '203.0.113.24', 'envelope', id,
           'email', null, 'signedOn', $4::text, 'sha256', encode(sha256(convert_to($3, 'UTF8')), 'hex')) as certificate
         from made
       )
       select app_private.file_signed(id, $3, certificate) from certified`,
      [id, name, file, `${day(-20)}T15:04:00Z`],
    )
  }
}
