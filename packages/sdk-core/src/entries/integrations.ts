// Integrations of an account with external services, and the secret keys of its own servers.

export { addIntegration } from '../features/integrations/addIntegration'
export {
  checkEmbedKey,
  type EmbedKeyDraft,
  type EmbedKeyProblems,
} from '../features/integrations/checkEmbedKey'
export { embedComponents, type EmbedComponent } from '../features/integrations/embedComponents'
export type { EmbedKey, EmbedKeyInput, EmbedKeyMaker, NewEmbedKey } from '../features/integrations/EmbedKey'
export { embedKeysQuery } from '../features/integrations/embedKeysQuery'
export { embedKeyState, isOpenKey, type EmbedKeyState } from '../features/integrations/embedKeyState'
export {
  integrationTypes,
  type AddedIntegration,
  type Integration,
  type IntegrationPartner,
} from '../features/integrations/Integration'
export { integrationsQuery } from '../features/integrations/integrationsQuery'
export { isKeyOrigin, readKeyOrigins } from '../features/integrations/keyOrigins'
export { makeEmbedKey } from '../features/integrations/makeEmbedKey'
export { revokeEmbedKey } from '../features/integrations/revokeEmbedKey'
export { rotateEmbedKey, type RotateEmbedKeyInput } from '../features/integrations/rotateEmbedKey'
export { rotationChoices, usualRotation } from '../features/integrations/rotationChoices'
export { updateEmbedKey, type UpdateEmbedKeyInput } from '../features/integrations/updateEmbedKey'
