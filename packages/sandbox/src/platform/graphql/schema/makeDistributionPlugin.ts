import { EXPORTABLE } from 'postgraphile/graphile-build'
import { extendSchema, gql } from 'postgraphile/utils'
import { plans } from '../plans/plans.ts'

/** `investorMakeDistribution`: the distribution and, when there was one already, the code that says so. */
export const makeDistributionPlugin = extendSchema((build) => {
  const { distributions } = build.input.pgRegistry.pgResources
  const executor = build.input.pgRegistry.pgExecutors.main
  if (!distributions || !executor) throw new Error('The schema has no distributions.')
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: {
          investorMakeDistribution: EXPORTABLE(
            (makeDistribution, executor) => makeDistribution(executor),
            [plans.makeDistribution, executor],
          ),
        },
      },
      InvestorMakeDistributionPayload: {
        plans: {
          distribution: EXPORTABLE(
            (distributionMade, distributions) => distributionMade(distributions),
            [plans.distributionMade, distributions],
          ),
          code: plans.distributionCode,
        },
      },
    },
  }
}, 'CapstanMakeDistributionPlugin')

const typeDefs = gql`
  """
  All input for the \`investorMakeDistribution\` mutation.
  """
  input InvestorMakeDistributionInput {
    clientMutationId: String
    """
    The allocation to invest in.
    """
    offeringId: UUID!
    """
    Whole units.
    """
    amount: BigFloat!
    """
    The price a unit that the investor was shown; another one is refused with \`price_changed\`.
    """
    expectedPrice: BigFloat
    """
    The agent's link that led the investor to the offering; its agent has introduced them.
    """
    offeringLinkId: UUID
  }
  """
  The output of our \`investorMakeDistribution\` mutation.
  """
  type InvestorMakeDistributionPayload {
    clientMutationId: String
    distribution: Distribution
    """
    \`already_open\` when the investor had an open distribution in the allocation, which is the one answered.
    """
    code: String
  }
  extend type Mutation {
    """
    Buys units of an offering for the account acted for.
    """
    investorMakeDistribution(input: InvestorMakeDistributionInput!): InvestorMakeDistributionPayload
  }
`
