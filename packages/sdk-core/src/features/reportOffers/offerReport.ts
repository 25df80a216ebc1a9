import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import { OfferReportDocument, TurnReportDocument } from './operations.generated'
import type { OfferedType } from './ReportOffer'

/**
 * Offers a report to an account type, or stops offering it. Other types are unchanged, so that simultaneous changes of
 * administrators do not conflict. For administrators of the platform.
 *
 * @throws CapstanError `not_allowed`
 */
export async function offerReport(
  capstan: Capstan,
  { id, type, isOffered }: { id: string; type: OfferedType; isOffered: boolean },
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<void> {
  const input = { reportId: id, accountType: type, isOffered }
  await capstan.client.mutate(OfferReportDocument, { input }, submissionOf('offerReport', request))
}

/**
 * Turns a report off for all accounts, or on again for those it is offered to. For administrators of the platform.
 *
 * @throws CapstanError `not_allowed`
 */
export async function turnReport(
  capstan: Capstan,
  { id, isOn }: { id: string; isOn: boolean },
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<void> {
  await capstan.client.mutate(TurnReportDocument, { id, enabled: isOn }, submissionOf('turnReport', request))
}

const submissionOf = (operation: string, request?: Pick<MutateRequest, 'idempotencyKey'>) => ({
  operation,
  idempotencyKey: request?.idempotencyKey ?? newId(),
})
