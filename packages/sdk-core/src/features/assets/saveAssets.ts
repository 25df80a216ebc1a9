import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { isoToDay } from '../../dates/day'
import { newId } from '../../events/newId'
import {
  CreateAssetDocument,
  MakeRoundDocument,
  MakeTrancheDocument,
  UpdateAssetDocument,
} from './operations.generated'

/** The statuses of an asset and of a round; any may follow any other. (ASSET-012, ASSET-013) */
export const assetStatuses = ['drafted', 'active', 'closed', 'stale'] as const

/** The fields of an asset that an issuer enters. */
export interface AssetInput {
  name: string
  /** Units that may ever exist. */
  authorizedTotal: string
  type: string
  status: string
}

/** The fields of a round that an issuer enters. Days are `YYYY-MM-DD`, or ISO timestamps at midnight UTC. */
export interface RoundInput {
  assetId: string
  name: string
  /** Its dataroom. */
  termsUrl: string
  /** US dollars a unit. */
  price: string
  opensOn: string
  closesOn: string
  status: string
  /** Units for sale. */
  total: string
  /** Of a debt asset alone: years to maturity, percent a year. */
  tranche?: { term: string; coupon: string }
}

type Once = Pick<MutateRequest, 'idempotencyKey'>

/** Makes an asset of the account. */
export async function createAsset(
  capstan: Capstan,
  asset: AssetInput,
  request?: Once,
): Promise<{ id: string }> {
  const answer = await capstan.client.mutate(
    CreateAssetDocument,
    { input: { asset } },
    submission('createAsset', request),
  )
  return orNotFound(answer.createAsset?.asset)
}

/** Changes the data of an asset; a version other than the shown one is refused with `changed_elsewhere`. */
export async function updateAsset(
  capstan: Capstan,
  { id, version, ...changed }: Partial<AssetInput> & { id: string; version: string },
  request?: Once,
): Promise<{ id: string }> {
  checkRecordId(id)
  const answer = await capstan.client.mutate(
    UpdateAssetDocument,
    { input: { id, patch: { ...changed, version } } },
    submission('updateAsset', request),
  )
  return orNotFound(answer.updateAssetById?.asset)
}

/** Opens a round of an asset, with the security it sells; a debt round with its term and coupon. (CALL-039, CALL-040) */
export async function makeRound(
  capstan: Capstan,
  { tranche, ...round }: RoundInput,
  request?: Once,
): Promise<{ id: string }> {
  const input = { ...round, opensOn: dayOf(round.opensOn), closesOn: dayOf(round.closesOn) }
  const submitted = submission('makeRound', request)
  if (!tranche) {
    const answer = await capstan.client.mutate(MakeRoundDocument, { input }, submitted)
    return orNotFound(answer.makeRound?.round)
  }
  const terms = { term: Number(tranche.term), coupon: tranche.coupon } // a whole number of years
  const answer = await capstan.client.mutate(
    MakeTrancheDocument,
    { input: { ...input, ...terms } },
    submitted,
  )
  return orNotFound(answer.makeTranche?.round)
}

const submission = (operation: string, request: Once | undefined) => ({
  operation,
  idempotencyKey: request?.idempotencyKey ?? newId(),
})

const dayOf = (moment: string): string => isoToDay(moment) ?? moment
