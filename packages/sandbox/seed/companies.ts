import { accountIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import type { SeedContext } from './SeedContext.ts'

/** Issuers, brokers and the others who are no investors. */
export async function seedCompanies({ client, day }: SeedContext): Promise<void> {
  const rows = companies.map(([key, type, name, contact_name, domain, slug, founded]) => ({
    id: accountIds[key],
    type,
    name,
    legal_name: name,
    contact_name,
    email: `hello@${domain}`,
    support_email: `support@${domain}`,
    url: `https://www.${domain}`,
    slug,
    setup: true,
    jurisdiction: 0,
    formation_date: founded,
    created_on: day(-900),
  }))
  const { rows: countries } = await client.query<{ id: number }>(
    `select id from app_public.countries where alpha2 = 'US'`,
  )
  await insertRows(
    client,
    'app_public.accounts',
    rows.map((row) => ({ ...row, jurisdiction: countries[0]?.id })),
  )
}

type Company = [
  key: keyof typeof accountIds,
  type: string,
  name: string,
  contact: string,
  domain: string,
  slug: string | null,
  founded: string,
]

const companies: Company[] = [
  [
    'halden',
    'issuer',
    'Halden Biologics, Inc.',
    'Ingrid Halvorsen',
    'haldenbio.example',
    'halden',
    '2016-03-14',
  ],
  [
    'cinder',
    'issuer',
    'Cinder Peak Energy Corp.',
    'Tomas Reyes',
    'cinderpeak.example',
    'cinder',
    '2011-09-02',
  ],
  [
    'solvay',
    'issuer',
    'Solvay Street Partners Opportunity Fund II, LP',
    'Naomi Feldman',
    'solvaystreet.example',
    'solvay',
    '2021-01-19',
  ],
  ['larch', 'issuer', 'Larch & Loom Ltd', 'Owen Prichard', 'larchandloom.example', 'larch', '2018-06-25'],
  [
    'tidewater',
    'issuer',
    'Tidewater Timber Fund I, LP',
    'Ruth Castellanos',
    'tidewatertimber.example',
    'tidewater',
    '2014-11-10',
  ],
  [
    'larkspur',
    'broker',
    'Larkspur Securities LLC',
    'Daniel Achterberg',
    'larkspur.example',
    'larkspur',
    '2009-04-30',
  ],
  [
    'meridian',
    'broker',
    'Meridian Harbor Capital',
    'Priya Raghunathan',
    'meridianharbor.example',
    'ember',
    '2013-02-12',
  ],
  [
    'brightwater',
    'agent',
    'Brightwater Transfer Agency',
    'Lucille Tran',
    'brightwater.example',
    null,
    '2005-08-01',
  ],
  ['northgate', 'ats', 'Northgate ATS, LLC', 'Samuel Whitcombe', 'northgate-ats.example', null, '2017-05-22'],
  [
    'operations',
    'admin',
    'Capstan Operations',
    'Astrid Lindqvist',
    'capstan.example',
    'capstan',
    '2020-01-01',
  ],
]
