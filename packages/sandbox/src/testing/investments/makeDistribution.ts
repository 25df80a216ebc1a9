import { randomUUID } from 'node:crypto'
import type { TestAllocation } from './anAllocation.ts'
import type { Actor, Answer, TestDatabase } from '../database/TestDatabase.ts'

const document = `mutation ($input: MakeDistributionInput!) {
  makeDistribution(input: $input) {
    distribution {
      id amount status version investorId processId qualificationsComplete
      accountByInvestorId { id name contactName email }
      purchasePrice { id price currency isPurchase }
    }
  }
}`

/** The answer of `makeDistribution`, flattened. */
export interface MadeDistribution {
  id: string
  amount: string
  status: string
  version: string
  investorId: string
  processId: string | null
  qualificationsComplete: boolean
  accountByInvestorId: { id: string; name: string; contactName: string | null; email: string } | null
  purchasePrice: { id: string; price: string; currency: number; isPurchase: boolean } | null
}

interface InvestmentFields {
  accountEmail?: string
  amount?: string
  name?: string
}

/** Sends a vendor's request to invest for an investor; a new one by default. */
export function askToDistribute(
  database: TestDatabase,
  actor: Actor,
  { id: allocationId }: Pick<TestAllocation, 'id'>,
  fields: InvestmentFields = {},
): Promise<Answer> {
  const accountEmail = `${randomUUID()}@investors.example`
  const input = { accountEmail, amount: '10', name: 'Nora Nilsen', allocationId, ...fields }
  return database.ask(actor, document, { input })
}

/** Invests for an investor as the owner of the allocation; an error fails the test. */
export async function makeDistribution(
  database: TestDatabase,
  allocation: TestAllocation,
  fields?: InvestmentFields,
): Promise<MadeDistribution> {
  const { data, errors } = await askToDistribute(database, allocation.owner.as(), allocation, fields)
  if (errors) throw new Error(JSON.stringify(errors))
  return (data?.makeDistribution as { distribution: MadeDistribution }).distribution
}
