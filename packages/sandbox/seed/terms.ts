import { insertRows } from './insertRows.ts'
import { userIds } from './ids.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** The terms of service, which all users but one have accepted. */
export async function seedTerms({ client, day }: SeedContext): Promise<void> {
  const id = seedId('terms:2')
  await insertRows(client, 'app_public.terms_of_services', [
    {
      ...{ id: seedId('terms:1'), type: 'plain', title: 'First terms of service' },
      agreement: 'The first terms of service.',
      ...{ holds_from: day(-800), created_on: day(-800) },
    },
    {
      ...{ id, type: 'html', title: 'Terms of service', agreement },
      ...{ holds_from: day(-30), created_on: day(-30) },
    },
  ])
  await client.query(
    `insert into app_private.terms_acceptances (user_id, terms_id)
     select id, $1 from app_public.users where id <> $2`,
    [id, userIds.terms],
  )
}

const agreement = `<h2>Terms of service</h2>
<p>These terms are an agreement between you and Capstan Operations about your use of the platform.</p>
<h3>1. What the platform does</h3>
<p>The platform keeps records of private securities and carries out the steps of an investment. It gives no
investment, legal or tax advice, and it does not recommend any security.</p>
<h3>2. What you promise</h3>
<ul>
  <li>What you tell us, and what you tell an issuer or a broker through us, is true and complete.</li>
  <li>You act only for accounts that you belong to.</li>
  <li>You keep your sign-in to yourself and tell us when another person may have it.</li>
</ul>
<h3>3. Private securities</h3>
<p>Private securities may lose all their value and may be impossible to sell. Read the documents in the dataroom of an
offering before you invest.</p>
<h3>4. Records</h3>
<p>We keep what you send as long as the law asks of us. Tax ids are stored encrypted.</p>
<h3>5. Changes</h3>
<p>When these terms change we ask you to accept them again before you go on.</p>`
