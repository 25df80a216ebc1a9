import { decimal } from '@capstan/sdk-core'
import type { Distribution, Offering, OpenInvestment } from '@capstan/sdk-core/invest'
import {
  aDistribution,
  anAccount,
  anOffering,
  anOpenInvestment,
  distributionAnswer,
  fixtureIds,
  offeringAnswer,
  openInvestmentAnswer,
  operations,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import { mockProcessApi } from '../steps/mockProcessApi'
import { mockSetupApi } from '../onboarding/mockSetupApi'

/** Makes a fake platform answer a whole investment: the investor, the offering, the investment and its steps. */
export function mockInvestingApi(
  server: FakeServer,
  { setup = true, offering: changes = {} }: { setup?: boolean; offering?: Partial<Offering> } = {},
): void {
  let offering = anOffering(changes)
  let distribution = aDistribution({ investor: { id: fixtureIds.account, setup } })

  mockSetupApi(server, { account: anAccount({ setup }) })
  mockProcessApi(server)
  server.on(operations.OfferingDetails, () => offeringAnswer(offering))
  server.on(operations.Distribution, () => distributionAnswer(distribution))
  server.on(operations.MakeInvestment, ({ input }) => {
    distribution = { ...distribution, units: decimal(String(input.amount)) }
    return madeOf(distribution)
  })
  server.on(operations.ChangeInvestment, ({ input }) => {
    const openInvestment = anOpenInvestment({
      units: decimal(String(input.amount)),
      price: offering.classPrice,
    })
    offering = { ...offering, openInvestment }
    return changedOf(openInvestment)
  })
  server.on(operations.WithdrawInvestment, ({ input }) => {
    offering = { ...offering, openInvestment: null }
    return withdrawnOf(String(input.distributionId))
  })
}

function changedOf(investment: OpenInvestment) {
  return {
    __typename: 'Mutation',
    investorChangeDistribution: {
      __typename: 'InvestorChangeDistributionPayload',
      distribution: { ...openInvestmentAnswer(investment), version: '2' },
    },
  }
}

function withdrawnOf(id: string) {
  return {
    __typename: 'Mutation',
    investorWithdrawDistribution: {
      __typename: 'InvestorWithdrawDistributionPayload',
      distribution: { __typename: 'Distribution', id, version: '2', status: 'deleted' },
    },
  }
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
