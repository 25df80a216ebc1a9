import { decimal } from '@capstan/sdk-core'
import type { Distribution } from '@capstan/sdk-core/invest'
import {
  aDistribution,
  anAccount,
  anOffering,
  distributionAnswer,
  fixtureIds,
  offeringAnswer,
  operations,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import { teachProcess } from '../steps/teachProcess'
import { teachSetup } from '../onboarding/teachSetup'

/** Teaches a platform a whole investment: the investor, the offering, the investment and its steps. */
export function teachInvesting(server: FakeServer, { setup = true } = {}): void {
  let distribution = aDistribution({ investor: { id: fixtureIds.account, setup } })

  teachSetup(server, { account: anAccount({ setup }) })
  teachProcess(server)
  server.on(operations.OfferingDetails, () => offeringAnswer(anOffering()))
  server.on(operations.Distribution, () => distributionAnswer(distribution))
  server.on(operations.MakeInvestment, ({ input }) => {
    distribution = { ...distribution, units: decimal(String(input.amount)) }
    return madeOf(distribution)
  })
}

function madeOf({ id, units, status, locked, processId }: Distribution) {
  return {
    __typename: 'Mutation',
    investorMakeDistribution: {
      __typename: 'InvestorMakeDistributionPayload',
      code: null,
      distribution: {
        __typename: 'Distribution',
        id,
        version: '1',
        amount: `${units}`,
        status,
        locked,
        processId,
      },
    },
  }
}
