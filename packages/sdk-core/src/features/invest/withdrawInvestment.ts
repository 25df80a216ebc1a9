import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { WithdrawInvestmentDocument } from './operations.generated'

/**
 * Withdraws an open investment while nothing in it is signed or paid. Its units are for sale again, its steps end, and the seller
 * is notified. Refusals carry a code that `investRefusal` explains.
 */
export async function withdrawInvestment(
  capstan: Capstan,
  { distributionId }: { distributionId: string },
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<void> {
  checkRecordId(distributionId)
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const submission = { operation: 'withdrawInvestment', idempotencyKey, flow: { distributionId } }
  const answer = await capstan.client.mutate(
    WithdrawInvestmentDocument,
    { input: { distributionId } },
    submission,
  )
  orNotFound(answer.investorWithdrawDistribution?.distribution)
}
