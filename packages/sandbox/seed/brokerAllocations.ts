import { accountIds, roundIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Seeds the invitations of brokers to rounds, and where these are traded: Larkspur sells most, Meridian has not answered yet. */
export async function seedBrokerAllocations({ client, day }: SeedContext): Promise<void> {
  await insertRows(
    client,
    'app_public.broker_allocations',
    invitations.map(([broker, round, status, age]) => ({
      id: seedId(`broker-allocation:${broker}:${round}`),
      round_id: roundIds[round],
      broker_id: accountIds[broker],
      status,
      created_on: day(-age),
    })),
  )
  await insertRows(
    client,
    'app_public.listings',
    (['series-a', 'timber-one'] as const).map((round) => ({
      id: seedId(`listing:${round}`),
      security_id: seedId(`security:${round}`),
      ats_id: accountIds.northgate,
      created_on: day(-300),
    })),
  )
}

type Invitation = [
  broker: 'larkspur' | 'meridian',
  round: keyof typeof roundIds,
  status: 'sent' | 'accepted' | 'rejected',
  age: number,
]

const invitations: Invitation[] = [
  ['larkspur', 'series-seed', 'accepted', 720],
  ['larkspur', 'series-a', 'accepted', 710],
  ['larkspur', 'series-b', 'accepted', 62],
  ['larkspur', 'senior-notes', 'accepted', 70],
  ['larkspur', 'first-close', 'accepted', 65],
  ['larkspur', 'community', 'accepted', 61],
  ['larkspur', 'advisors', 'accepted', 61],
  ['larkspur', 'timber-two', 'accepted', 64],
  ['larkspur', 'timber-three', 'accepted', 63],
  ['larkspur', 'sold-out', 'accepted', 66],
  ['larkspur', 'series-c', 'sent', 4],
  ['meridian', 'series-b', 'sent', 6],
  ['meridian', 'timber-two', 'accepted', 30],
  ['meridian', 'senior-notes', 'rejected', 45],
]
