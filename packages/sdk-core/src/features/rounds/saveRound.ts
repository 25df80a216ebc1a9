import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { UpdateRoundDocument, UpdateTrancheDocument } from './operations.generated'
import type { Round } from './Round'
import { readRound } from './roundQuery'

/** The changed fields of a round. */
export interface RoundChanges {
  name?: string
  status?: string
  opensOn?: string
  closesOn?: string
  price?: string
  total?: string
  termsUrl?: string
  /** Of a tranche: years, and percent a year. */
  term?: string
  coupon?: string
}

/**
 * Saves the changes of a round, if the edited versions are the current ones; a tranche is saved with its round or not at
 * all.
 *
 * @throws CapstanError `changed_elsewhere`, or `below_sold` with the sold units in `details`
 */
export async function saveRound(
  capstan: Capstan,
  { id, version, tranche }: Pick<Round, 'id' | 'version' | 'tranche'>,
  { term, coupon, ...changes }: RoundChanges,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<Round> {
  checkRecordId(id)
  const submission = { operation: 'saveRound', idempotencyKey: request?.idempotencyKey ?? newId() }
  const round = { id, patch: { ...changes, version } }
  if (!tranche || (term === undefined && coupon === undefined)) {
    const { updateRoundById } = await capstan.client.mutate(UpdateRoundDocument, { round }, submission)
    return readRound(orNotFound(updateRoundById?.round))
  }
  const years = term === undefined ? undefined : Number(term)
  const patch = { term: years, coupon, version: tranche.version }
  const variables = { round, tranche: { roundId: id, patch } }
  const { updateRoundById } = await capstan.client.mutate(UpdateTrancheDocument, variables, submission)
  return readRound(orNotFound(updateRoundById?.round))
}
