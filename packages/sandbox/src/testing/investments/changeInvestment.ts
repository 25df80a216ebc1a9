import type { Actor, Answer, TestDatabase } from '../database/TestDatabase.ts'

const change = `mutation ($input: InvestorChangeDistributionInput!) {
  investorChangeDistribution(input: $input) {
    distribution { id amount status mayChange mayWithdraw figures { pricePaid } }
  }
}`

const withdraw = `mutation ($id: UUID!) {
  investorWithdrawDistribution(input: { distributionId: $id }) { distribution { id status } }
}`

/** Asks to change the amount of an investment. */
export function askToChange(
  database: TestDatabase,
  actor: Actor,
  input: { distributionId: string; amount: string; expectedPrice?: string },
): Promise<Answer> {
  return database.ask(actor, change, { input })
}

/** Asks to withdraw an investment. */
export function askToWithdraw(database: TestDatabase, actor: Actor, id: string): Promise<Answer> {
  return database.ask(actor, withdraw, { id })
}
