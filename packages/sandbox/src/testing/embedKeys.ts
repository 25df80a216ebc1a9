import { answered } from './database/codeOf.ts'
import type { Actor, Answer, TestDatabase } from './database/TestDatabase.ts'

/** A key as GraphQL answers it. */
export interface EmbedKey {
  id: string
  name: string
  hint: string
  origins: string[]
  components: string[]
  maker: { name: string; status: string } | null
  rotatedFrom: string | null
  isSelfRotated: boolean
  lastUsedOn: string | null
  expiresAt: string | null
  revokedAt: string | null
  version: string
}

/** A key made just now, and its secret. */
export interface NewEmbedKey {
  secret: string | null
  embedKey: EmbedKey
}

/** The fields of a key that tests read. */
const keyFields =
  'id name hint origins components maker { name status } rotatedFrom isSelfRotated lastUsedOn expiresAt revokedAt version'

/** The default input of a new key. */
export const aKey = { name: 'Shop', origins: ['https://shop.example'], components: ['invest', 'steps'] }

export function askToMakeKey(database: TestDatabase, actor: Actor, change: object = {}): Promise<Answer> {
  return database.ask(
    actor,
    `mutation ($input: MakeEmbedKeyInput!) { makeEmbedKey(input: $input) { newEmbedKey { secret embedKey { ${keyFields} } } } }`,
    { input: { ...aKey, ...change } },
  )
}

export async function makeKey(
  database: TestDatabase,
  actor: Actor,
  change: object = {},
): Promise<NewEmbedKey> {
  const answer = await askToMakeKey(database, actor, change)
  return answered<{ newEmbedKey: NewEmbedKey }>(answer, 'makeEmbedKey').newEmbedKey
}

export function askToRotateKey(
  database: TestDatabase,
  actor: Actor,
  id: string,
  keepOldFor?: number,
): Promise<Answer> {
  return database.ask(
    actor,
    `mutation ($input: RotateEmbedKeyInput!) { rotateEmbedKey(input: $input) { newEmbedKey { secret embedKey { ${keyFields} } } } }`,
    { input: { id, keepOldFor } },
  )
}

export async function rotateKey(database: TestDatabase, actor: Actor, id: string, keepOldFor?: number) {
  const answer = await askToRotateKey(database, actor, id, keepOldFor)
  return answered<{ newEmbedKey: NewEmbedKey }>(answer, 'rotateEmbedKey').newEmbedKey
}

export function askToUpdateKey(
  database: TestDatabase,
  actor: Actor,
  id: string,
  patch: object,
): Promise<Answer> {
  return database.ask(
    actor,
    `mutation ($input: UpdateEmbedKeyByIdInput!) { updateEmbedKeyById(input: $input) { embedKey { ${keyFields} } } }`,
    { input: { id, patch } },
  )
}

export function askToRevokeKey(database: TestDatabase, actor: Actor, id: string): Promise<Answer> {
  return database.ask(
    actor,
    `mutation ($id: UUID!) { revokeEmbedKey(input: { id: $id }) { embedKey { ${keyFields} } } }`,
    { id },
  )
}

/** Returns the keys that an actor sees, newest first. */
export async function keysOf(database: TestDatabase, actor: Actor): Promise<EmbedKey[]> {
  const answer = await database.ask(
    actor,
    `{ allEmbedKeys(orderBy: [CREATED_ON_DESC]) { totalCount nodes { ${keyFields} } } }`,
  )
  return answered<{ nodes: EmbedKey[] }>(answer, 'allEmbedKeys').nodes
}
