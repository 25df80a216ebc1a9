import { sideEffectWithPgClientTransaction } from 'postgraphile/@dataplan/pg'
import { access, constant, object, type FieldArgs, type Step } from 'postgraphile/grafast'
import { extendSchema, gql } from 'postgraphile/utils'

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
          investorMakeDistribution(_parent: Step, args: FieldArgs) {
            const $input = args.getRaw('input')
            const $made = sideEffectWithPgClientTransaction(executor, $input, makeDistribution)
            return object({ made: $made, clientMutationId: access($input, 'clientMutationId') })
          },
        },
      },
      InvestorMakeDistributionPayload: {
        plans: {
          distribution: ($payload: Step) =>
            distributions.get({ id: access($payload, ['made', 'distribution_id']) }),
          code: ($payload: Step) => access($payload, ['made', 'code']),
          query: () => constant(true),
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
    query: Query
  }
  extend type Mutation {
    """
    Buys units of an offering for the account acted for.
    """
    investorMakeDistribution(input: InvestorMakeDistributionInput!): InvestorMakeDistributionPayload
  }
`

interface MakeDistributionInput {
  offeringId: string
  amount: string
  expectedPrice?: string | null
}

interface Client {
  query<Row>(query: { text: string; values: unknown[] }): Promise<{ rows: readonly Row[] }>
}

async function makeDistribution(client: Client, input: MakeDistributionInput) {
  const { rows } = await client.query<{ distribution_id: string; code: string | null }>({
    text: 'select distribution_id, code from app_private.investor_make_distribution($1, $2, $3)',
    values: [input.offeringId, input.amount, input.expectedPrice ?? null],
  })
  return rows[0]
}
