import type { Capstan } from '../../Capstan'
import { readOnce } from '../../client/answers'
import { completeList, completeListsQuery, type CompleteAnswer } from '../../client/completeLists'
import type { CapstanQuery } from '../../client/recordQuery'
import { compareText } from '../../order/compareText'
import type { EmbedKey } from './EmbedKey'
import { EmbedKeysDocument, type EmbedKeyFragment } from './operations.generated'
import { readEmbedKey } from './readEmbedKey'

type EmbedKeysAnswer = CompleteAnswer<{ keys: EmbedKeyFragment }>

/** The secret keys of the account this instance acts for, newest first. */
export function embedKeysQuery(capstan: Capstan): CapstanQuery<readonly EmbedKey[], EmbedKeysAnswer> {
  const keys = completeList(EmbedKeysDocument, {}, ({ allEmbedKeys }) => allEmbedKeys)
  return completeListsQuery(capstan, { keys }, readEmbedKeys)
}

const readKey = readOnce(readEmbedKey)

function readEmbedKeys({ keys }: EmbedKeysAnswer): readonly EmbedKey[] {
  const newestFirst = (keys?.nodes ?? []).toSorted((a, b) => compareText(b.createdOn, a.createdOn))
  return newestFirst.map(readKey)
}
