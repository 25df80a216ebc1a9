import { accountIds, offeringIds, type roundIds, roundIds as rounds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import { qualificationId, type QualificationKey } from './qualifications.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Larkspur's allocations, one for each situation an investor can meet, and what each asks of them. */
export async function seedOfferings({ client, day }: SeedContext): Promise<void> {
  await insertRows(
    client,
    'app_public.allocations',
    offerings.map(({ key, round, name, status = 'active', opens = -30, closes = 60, units, limits }) => ({
      id: offeringIds[key],
      round_id: rounds[round],
      owner_id: accountIds.larkspur,
      name,
      status,
      opens_on: day(opens),
      closes_on: day(closes),
      managed_units: units ?? null,
      min_units: limits?.[0] ?? null,
      max_units: limits?.[1] ?? null,
      created_on: day(-60),
    })),
  )
  await insertRows(
    client,
    'app_public.allocation_qualifications',
    offerings.flatMap(({ key, asks }) =>
      asks.map((ask, index) => ({
        id: seedId(`asks:${key}:${ask}`),
        allocation_id: offeringIds[key],
        vendor_qualification_id: qualificationId(ask),
        execute_order: index + 1,
      })),
    ),
  )
}

interface Offering {
  key: keyof typeof offeringIds
  round: keyof typeof roundIds
  name: string
  status?: string
  opens?: number
  closes?: number
  units?: string
  limits?: [min: string, max: string]
  asks: QualificationKey[]
}

const usual: QualificationKey[] = ['suitability', 'accreditation', 'profile', 'sign', 'fund']

const offerings: Offering[] = [
  {
    key: 'series-b',
    round: 'series-b',
    name: 'Series B Preferred',
    units: '600000',
    limits: ['1', '40000'],
    asks: usual,
  },
  {
    key: 'free',
    round: 'advisors',
    name: 'Advisor Grant',
    limits: ['1', '1000'],
    asks: ['suitability', 'sign'],
  },
  {
    key: 'dime',
    round: 'community',
    name: 'Community Round',
    limits: ['1', '500000'],
    asks: ['suitability', 'fund'],
  },
  {
    key: 'short',
    round: 'timber-two',
    name: 'Fund I Extension',
    limits: ['1', '10000'],
    asks: ['acknowledge'],
  },
  {
    key: 'long',
    round: 'senior-notes',
    name: 'Senior Notes 2031',
    limits: ['5', '2000'],
    asks: ['long', ...usual],
  },
  {
    key: 'unusual',
    round: 'first-close',
    name: 'First Close',
    limits: ['25', '5000'],
    asks: ['acknowledge', 'unusual'],
  },
  {
    key: 'link',
    round: 'timber-two',
    name: 'Fund I Extension, wired',
    limits: ['1', '10000'],
    asks: ['acknowledge', 'wire'],
  },
  {
    key: 'signed-here',
    round: 'timber-two',
    name: 'Fund I Extension, signed here',
    limits: ['1', '10000'],
    asks: ['acknowledge', 'signHere'],
  },
  {
    key: 'papers',
    round: 'timber-two',
    name: 'Fund I Extension, with papers',
    limits: ['1', '10000'],
    asks: ['papers', 'acknowledge'],
  },
  {
    key: 'not-yet-open',
    round: 'timber-three',
    name: 'Fund II',
    opens: 30,
    closes: 200,
    asks: ['acknowledge'],
  },
  {
    key: 'closed',
    round: 'series-a',
    name: 'Series A Preferred',
    status: 'closed',
    opens: -700,
    closes: -600,
    asks: usual,
  },
  {
    key: 'stale',
    round: 'series-seed',
    name: 'Series Seed',
    status: 'active',
    opens: -700,
    closes: 60,
    asks: usual,
  },
  { key: 'sold-out', round: 'sold-out', name: 'Bridge 2025', units: '5000', asks: ['acknowledge'] },
  {
    key: 'drafted',
    round: 'series-b',
    name: 'Series B, second slice',
    status: 'drafted',
    units: '100000',
    asks: usual,
  },
]
