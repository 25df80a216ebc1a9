import { roundIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

/** Seeds the deployments of the fund's first close: 18.5 million in all, as its round says. */
export async function seedDeployments({ client, day }: SeedContext): Promise<void> {
  await insertRows(
    client,
    'app_public.capital_deployments',
    deployments.map(([amount, age, note], index) => ({
      id: seedId(`deployment:first-close-${index}`),
      round_id: roundIds['first-close'],
      amount,
      currency: 1,
      paid_on: day(-age),
      note,
      created_on: day(-age),
    })),
  )
}

const deployments: [amount: string, age: number, note: string][] = [
  ['7250000', 98, 'Purchase of 118 Solvay Street'],
  ['4800000', 74, 'Purchase of the Kestrel Works, first payment'],
  ['3100000', 51, 'Refurbishment of 118 Solvay Street'],
  ['2600000', 33, 'Purchase of the Kestrel Works, second payment'],
  ['750000', 12, 'Surveys and permits'],
]
