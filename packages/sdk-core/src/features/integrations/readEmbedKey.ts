import { orNotFound } from '../../client/records/answers'
import type { EmbedKey, EmbedKeyMaker, NewEmbedKey } from './EmbedKey'
import type { EmbedKeyFragment } from './operations.generated'

/** A key as screens show it. */
export function readEmbedKey({ __typename, ...key }: EmbedKeyFragment): EmbedKey {
  const { origins, components, maker } = key
  return { ...key, origins: textsOf(origins), components: textsOf(components), maker: readMaker(maker) }
}

/** A key made just now, and its secret, which stands nowhere else: no cache, no event. */
export function readNewEmbedKey(answer: NewKeyAnswer | null | undefined): NewEmbedKey {
  const { embedKey, secret } = orNotFound(answer?.newEmbedKey)
  return { embedKey: readEmbedKey(orNotFound(embedKey)), secret }
}

interface NewKeyAnswer {
  newEmbedKey: { embedKey: EmbedKeyFragment | null; secret: string | null } | null
}

function textsOf(texts: readonly (string | null)[]): string[] {
  return texts.filter((text) => text !== null)
}

function readMaker(maker: EmbedKeyFragment['maker']): EmbedKeyMaker | null {
  if (!maker) return null
  const status = maker.status === 'active' || maker.status === 'suspended' ? maker.status : 'left'
  return { name: maker.name ?? '', status }
}
