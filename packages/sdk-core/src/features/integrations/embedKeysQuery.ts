import type { Capstan } from '../../Capstan'
import { readOnce, rowsOf } from '../../client/answers'
import { readAllPages } from '../../client/readAllPages'
import type { CapstanQuery } from '../../client/recordQuery'
import type { EmbedKey } from './EmbedKey'
import { EmbedKeysDocument, type EmbedKeyFragment } from './operations.generated'
import { readEmbedKey } from './readEmbedKey'

/** All pages in one: a key that opens is never hidden behind those that have ended. */
interface EmbedKeysAnswer {
  keys: { __typename: 'EmbedKeysConnection'; nodes: readonly EmbedKeyFragment[] }
}

/** The secret keys of the account this instance acts for, newest first. */
export function embedKeysQuery(capstan: Capstan): CapstanQuery<readonly EmbedKey[], EmbedKeysAnswer> {
  return {
    queryKey: capstan.client.keyOf(EmbedKeysDocument, {}),
    queryFn: async ({ signal }) => {
      const nodes = await readAllPages(async (page) =>
        rowsOf((await capstan.client.ask(EmbedKeysDocument, page, { signal })).allEmbedKeys),
      )
      return { keys: { __typename: 'EmbedKeysConnection', nodes } }
    },
    select: readEmbedKeys,
    staleTime: 0,
    entities: [{ table: 'embed_keys' }],
  }
}

const readKey = readOnce(readEmbedKey)

function readEmbedKeys({ keys }: EmbedKeysAnswer): readonly EmbedKey[] {
  return keys.nodes.map(readKey)
}
