import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { CreateSecurityDocument, UpdateSecurityDocument } from './operations.generated'
import type { Security } from './Security'
import { readSecurity } from './securityQuery'

/** The fields of a new security. */
export interface SecurityInput {
  name: string
  /** Units that may ever exist. */
  total: string
  /** Its ticker. */
  symbol?: string
}

/** The changed fields of a security. */
export interface SecurityChanges {
  name?: string
  ticker?: string | null
  total?: string
  /** US dollars. */
  unitValue?: string | null
}

type Once = Pick<MutateRequest, 'idempotencyKey'>

/** Makes a security of the account. (CALL-052) */
export async function createSecurity(
  capstan: Capstan,
  input: SecurityInput,
  request?: Once,
): Promise<{ id: string }> {
  const answer = await capstan.client.mutate(
    CreateSecurityDocument,
    { input },
    submission('createSecurity', request),
  )
  return orNotFound(answer.createSecurity?.security)
}

/**
 * Saves the changes of a security, if the edited version is the current one. (CALL-053)
 *
 * @throws CapstanError `changed_elsewhere`, or `below_issued` with the issued units in `details`
 */
export async function saveSecurity(
  capstan: Capstan,
  { id, version }: Pick<Security, 'id' | 'version'>,
  changes: SecurityChanges,
  request?: Once,
): Promise<Security> {
  checkRecordId(id)
  const input = { id, patch: { ...changes, version } }
  const answer = await capstan.client.mutate(
    UpdateSecurityDocument,
    { input },
    submission('saveSecurity', request),
  )
  return readSecurity(orNotFound(answer.updateSecurityById?.security))
}

const submission = (operation: string, request: Once | undefined) => ({
  operation,
  idempotencyKey: request?.idempotencyKey ?? newId(),
})
