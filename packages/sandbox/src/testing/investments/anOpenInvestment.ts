import { anInvestor } from '../accounts/anInvestor.ts'
import { anOffering } from './anOffering.ts'
import { invest } from './invest.ts'
import type { TestDatabase } from '../database/TestDatabase.ts'

/** A new investor's investment in a new offering that asks for these seeded qualifications. */
export async function anOpenInvestment(database: TestDatabase, asks: string[]) {
  const investor = await anInvestor(database)
  const { id: offeringId } = await anOffering(database, { asks })
  const { distribution } = await invest(database, investor, { offeringId })
  return {
    investor,
    distribution,
    steps: distribution.processByProcessId.shortSteps.nodes.map(({ id }) => id),
  }
}
