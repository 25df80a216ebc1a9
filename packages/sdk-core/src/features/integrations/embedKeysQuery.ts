import type { Capstan } from '../../Capstan'
import { memoizeByRow } from '../../client/records/answers'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText } from '../../order/compareText'
import type { EmbedKey } from './EmbedKey'
import { EmbedKeysDocument, type EmbedKeyFragment } from './operations.generated'
import { readEmbedKey } from './readEmbedKey'

type EmbedKeysAnswer = AllPagesAnswer<{ keys: EmbedKeyFragment }>

/** The secret keys of the account this instance acts for, newest first. */
export function embedKeysQuery(capstan: Capstan): CapstanQuery<readonly EmbedKey[], EmbedKeysAnswer> {
  const keys = allPages(EmbedKeysDocument, {}, ({ allEmbedKeys }) => allEmbedKeys)
  return allPagesQuery(capstan, { keys }, readEmbedKeys)
}

const readKey = memoizeByRow(readEmbedKey)

function readEmbedKeys({ keys }: EmbedKeysAnswer): readonly EmbedKey[] {
  const newestFirst = (keys?.nodes ?? []).toSorted((a, b) => compareText(b.createdOn, a.createdOn))
  return newestFirst.map(readKey)
}
