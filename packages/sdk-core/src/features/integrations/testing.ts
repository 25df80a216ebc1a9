import type { EmbedKey, NewEmbedKey } from './EmbedKey'
import type { AddedIntegration, Integration } from './Integration'
import type {
  AddedIntegrationFragment,
  EmbedKeyFragment,
  EmbedKeysQuery,
  IntegrationsQuery,
} from './operations.generated'
import { fixtureIds } from '../../testing/fixtureIds'

/** The key of a shop's server, in use since January. */
export function anEmbedKey(changes: Partial<EmbedKey> = {}): EmbedKey {
  return {
    id: fixtureIds.nth(700),
    name: 'Shop',
    hint: 'sk_live_5f1a…c0de',
    origins: ['https://invest.larkspur.example'],
    components: ['invest', 'steps'],
    maker: { name: 'Hana Lindqvist', status: 'active' },
    rotatedFrom: null,
    isSelfRotated: false,
    lastUsedOn: '2026-02-15',
    expiresAt: null,
    revokedAt: null,
    createdOn: '2026-01-12T09:30:00.000Z',
    version: '1',
    ...changes,
  }
}

/** The platform's answer that reads as this key. */
export function embedKeyAnswer({ maker, origins, components, ...key }: EmbedKey): EmbedKeyFragment {
  return {
    __typename: 'EmbedKey',
    ...key,
    origins: [...origins],
    components: [...components],
    maker: maker && { __typename: 'EmbedKeyMaker', ...maker },
  }
}

/** The answer of `EmbedKeys` that reads as these. */
export function embedKeysAnswer(keys: readonly EmbedKey[]): EmbedKeysQuery {
  const nodes = keys.map(embedKeyAnswer)
  return { __typename: 'Query', allEmbedKeys: { __typename: 'EmbedKeysConnection', nodes } }
}

/** Returns the payload of `MakeEmbedKey` and `RotateEmbedKey`. */
export function newEmbedKeyAnswer({ embedKey, secret }: NewEmbedKey) {
  return { __typename: 'NewEmbedKey' as const, secret, embedKey: embedKeyAnswer(embedKey) }
}

/** DocuSign, not added yet. */
export function anIntegration(changes: Partial<Integration> = {}): Integration {
  return {
    ...{ id: fixtureIds.nth(720), type: 'signing', service: 'docusign' },
    description: 'Investors sign subscription agreements in the page, or by mail.',
    partner: { name: 'DocuSign', logo: '', url: 'https://www.docusign.com' },
    added: null,
    ...changes,
  }
}

/** An integration that is being set up: the first of two steps is complete. */
export function anAddedIntegration(changes: Partial<AddedIntegration> = {}): AddedIntegration {
  const step = (nth: number, status: string, title: string) => ({
    ...{ id: fixtureIds.nth(nth), order: nth, status, version: '1' },
    renderAttributes: { title },
  })
  return {
    ...{ id: fixtureIds.nth(721), status: 'in_progress', processId: fixtureIds.nth(722) },
    steps: [step(723, 'complete', 'Connect your account'), step(724, 'in_progress', 'Confirm')],
    ...changes,
  }
}

/** The answer of `Integrations` that reads as these. */
export function integrationsAnswer(integrations: readonly Integration[]): IntegrationsQuery {
  const nodes = integrations.map(({ partner, added, ...integration }) => ({
    ...{ __typename: 'Integration' as const, ...integration },
    partnerByPartnerId: partner && {
      ...{ __typename: 'Partner' as const, id: fixtureIds.nth(730), ...partner },
    },
    accountIntegration: added && addedIntegrationAnswer(added),
  }))
  return { __typename: 'Query', allIntegrations: { __typename: 'IntegrationsConnection', nodes } }
}

/** The answer within `CreateAccountIntegration` that reads as this. */
export function addedIntegrationAnswer({
  id,
  status,
  processId,
  steps,
}: AddedIntegration): AddedIntegrationFragment {
  const nodes = steps.map((step) => ({
    ...{ __typename: 'Step' as const, ...step, version: String(step.version) },
    renderAttributes: step.renderAttributes ?? null,
  }))
  return {
    ...{ __typename: 'AccountIntegration', version: '1', id, status },
    stepProcess: processId
      ? {
          ...{ __typename: 'Process', version: '1', id: processId },
          shortSteps: { __typename: 'StepsConnection', nodes },
        }
      : null,
  }
}
