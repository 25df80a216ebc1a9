import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import type { AddedIntegration, Integration } from './Integration'
import { readAdded } from './integrationsQuery'
import { CreateAccountIntegrationDocument, IntegrationsDocument } from './operations.generated'

/** Adds an integration to the account, and starts its setup; an existing one is returned unchanged. (CALL-015) */
export async function addIntegration(
  capstan: Capstan,
  { id: integrationId }: Pick<Integration, 'id'>,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<AddedIntegration> {
  checkRecordId(integrationId)
  const idempotencyKey = request?.idempotencyKey ?? newId()
  const submission = { operation: 'createAccountIntegration', idempotencyKey }
  const answer = await capstan.client.mutate(
    CreateAccountIntegrationDocument,
    { input: { integrationId } },
    submission,
  )
  const added = readAdded(orNotFound(answer.createAccountIntegration?.accountIntegration))
  await askForIntegrationsAgain(capstan)
  return added
}

/** An added integration changes the lists of all types, so all of them are invalidated. */
async function askForIntegrationsAgain({ client, queryClient }: Capstan): Promise<void> {
  const queryKey = client.keyOf(IntegrationsDocument, { types: [] }).slice(0, -1)
  // A failed request shows its error where the data is shown.
  await queryClient.invalidateQueries({ queryKey }).catch(() => {})
}
