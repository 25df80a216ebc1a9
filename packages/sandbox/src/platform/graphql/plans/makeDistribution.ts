import {
  type PgExecutor,
  type PgResource,
  sideEffectWithPgClientTransaction,
} from 'postgraphile/@dataplan/pg'
import { access, type FieldArgs, object, type Step } from 'postgraphile/grafast'

/** `investorMakeDistribution` in one transaction. */
export function makeDistribution(executor: PgExecutor) {
  return (_parent: Step, args: FieldArgs): Step => {
    const $input = args.getRaw('input')
    const $made = sideEffectWithPgClientTransaction(executor, $input, make)
    return object({ made: $made, clientMutationId: access($input, 'clientMutationId') })
  }
}

/** The distribution it made, or found. */
export function distributionMade(distributions: PgResource) {
  return ($payload: Step): Step => distributions.get({ id: access($payload, ['made', 'distribution_id']) })
}

/** The code of the reason that none was made. */
export function distributionCode($payload: Step): Step {
  return access($payload, ['made', 'code'])
}

interface MakeDistributionInput {
  offeringId: string
  amount: string
  expectedPrice?: string | null
  offeringLinkId?: string | null
}

interface Client {
  query<Row>(query: { text: string; values: unknown[] }): Promise<{ rows: readonly Row[] }>
}

async function make(client: Client, input: MakeDistributionInput) {
  const { rows } = await client.query<{ distribution_id: string; code: string | null }>({
    text: 'select distribution_id, code from app_private.investor_make_distribution($1, $2, $3, $4)',
    values: [input.offeringId, input.amount, input.expectedPrice ?? null, input.offeringLinkId ?? null],
  })
  return rows[0]
}
