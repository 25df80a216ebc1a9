import type { EmbedKey, NewEmbedKey } from './EmbedKey'
import type { EmbedKeyFragment, EmbedKeysQuery } from './operations.generated'
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

/** What `MakeEmbedKey` and `RotateEmbedKey` answer inside their payloads. */
export function newEmbedKeyAnswer({ embedKey, secret }: NewEmbedKey) {
  return { __typename: 'NewEmbedKey' as const, secret, embedKey: embedKeyAnswer(embedKey) }
}
