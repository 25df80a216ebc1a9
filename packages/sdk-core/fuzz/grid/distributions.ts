import type { DistributionRow } from '../../src/features/distributions/DistributionRow.ts'
import type { Random } from '../aRandom.ts'
import type { AskedPlatform } from '../askPlatform.ts'
import type { AskedList } from './AskedList.ts'
import { amounts, anEmail, aText, bare, idsOf, writer } from './holdings.ts'

const { distributionColumns } = await import('../../src/features/distributions/distributionColumns.ts')

/** Moments about midnight, wherever their reader is, some of them between two milliseconds. */
const moments = [
  ...['2025-12-31T23:59:59.999999Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000001Z'],
  ...['2026-02-15T18:29:59.999Z', '2026-02-15T18:30:00Z', '2026-02-16T07:59:59Z', '2026-02-16T08:00:00Z'],
  ...['2026-02-16T12:00:00.5Z', '2026-02-16T12:00:00.25Z', '2026-02-17T00:00:00Z', '1999-06-30T12:00:00Z'],
]
const statuses = ['drafted', 'closed', 'deleted']
const stepStatuses = ['not_started', 'in_progress', 'failed', 'complete']

/** Distributions, which have a set, a moment, a text that is worked out and a figure that is divided. */
export const distributionsList: AskedList<DistributionRow> = {
  name: 'allFullDistributions',
  columns: distributionColumns,
  cells:
    'investorAccountName investorAccountEmail investorAccountSetup createdOn shownStatus progress activeStep assetName roundName allocationName isPaidInFull amount pricePaid committedCapital',
  totals: { units: 'amount', total: 'committedCapital' },
  prepare: (platform) => bare(platform, read, ['distributions', 'processes', 'steps']),
  write,
}

const read = ['accounts', 'securities', 'rounds', 'tranche_bond_data', 'assets', 'allocations']

/** Other distributions of the one who asks, as their issuer: of other investors, in other allocations, some with steps. */
async function write(platform: AskedPlatform, random: Random): Promise<void> {
  const { accountId: issuer_id } = platform
  const vendor = { issuer_id, owner_id: issuer_id }
  const rows = writer(platform, random)

  await platform.sql('delete from app_public.distributions where issuer_id = $1', [issuer_id])
  const investors = await rows.write('accounts', 30, () => ({
    type: 'investor',
    name: aText(random, 5),
    email: anEmail(random),
    setup: random.happens(0.5),
  }))
  const rounds = idsOf(await platform.sql('select id from app_public.rounds order by id limit 8', []))
  const allocations = await rows.write('allocations', 8, () => ({
    ...vendor,
    round_id: random.pick(rounds),
    name: aText(random, 4),
  }))
  const investor_id = random.pick(investors)
  const processes = await rows.write('processes', 40, () => ({ ...vendor, investor_id, name: 'Onboarding' }))
  for (const process_id of processes)
    await rows.write('steps', 1 + random.upTo(4), (at) => ({
      ...{
        ...vendor,
        investor_id,
        process_id,
        order: at + 1,
        type: 'form',
        status: random.pick(stepStatuses),
      },
      ...{ schema: {}, render_attributes: { title: aText(random, 3) }, output_data: {}, dynamic_data: {} },
    }))
  await rows.write('distributions', 120, (at) => ({
    ...vendor,
    ...{ allocation_id: random.pick(allocations), investor_id: random.pick(investors) },
    ...{ process_id: processes[at] ?? null, qualifications_complete: random.happens(0.5) },
    ...{ created_on: random.pick(moments), amount: random.pick(amounts), own_price: rows.sometimes(amounts) },
    ...{ status: random.pick(statuses), paid_in_capital: random.pick(amounts) },
    ...random.pick(issuances),
  }))
}

const issuances = [
  ...[1, 2, 3].map(() => ({ locked: false, issuance_status: null })),
  ...['requested', 'approved', 'rejected'].map((issuance_status) => ({ locked: true, issuance_status })),
]
