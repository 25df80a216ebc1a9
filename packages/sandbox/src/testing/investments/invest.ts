import type { Actor, Answer, TestDatabase } from '../database/TestDatabase.ts'

const document = `mutation ($input: InvestorMakeDistributionInput!) {
  investorMakeDistribution(input: $input) {
    code
    distribution {
      id amount status qualificationsComplete
      processByProcessId { id status currentStep shortSteps { nodes { id order status type } } }
    }
  }
}`

/** The answer of `investorMakeDistribution`, flattened. */
export interface Investment {
  code: string | null
  distribution: {
    id: string
    amount: string
    status: string
    qualificationsComplete: boolean
    processByProcessId: {
      id: string
      status: string
      currentStep: string | null
      shortSteps: { nodes: ShortStep[] }
    }
  }
}

/** A step as the progress bar needs it. */
export interface ShortStep {
  id: string
  order: number
  status: string
  type: string
}

/** Asks to buy units of an offering. */
export function askToInvest(
  database: TestDatabase,
  actor: Actor,
  input: { offeringId: string; amount?: string; expectedPrice?: string },
): Promise<Answer> {
  return database.ask(actor, document, { input: { amount: '10', expectedPrice: '12.5', ...input } })
}

/** Buys units of an offering; an error fails the test. */
export async function invest(...args: Parameters<typeof askToInvest>): Promise<Investment> {
  const { data, errors } = await askToInvest(...args)
  if (errors) throw new Error(JSON.stringify(errors))
  return data?.investorMakeDistribution as Investment
}
