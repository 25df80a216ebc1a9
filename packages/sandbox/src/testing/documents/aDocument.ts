import { expect } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { seedId } from '../../../seed/seedId.ts'
import type { Actor, Answer, TestDatabase } from '../database/TestDatabase.ts'

/** The people of Halden Biologics, and of others that deal with it. */
export const actors = {
  issuer: { userId: userIds.issuer, accountId: accountIds.halden },
  issuerAdmin: { userId: userIds['issuer-admin'], accountId: accountIds.halden },
  issuerViewer: { userId: userIds['issuer-viewer'], accountId: accountIds.halden },
  broker: { userId: userIds.broker, accountId: accountIds.larkspur },
  agent: { userId: userIds.agent, accountId: accountIds.brightwater },
  ats: { userId: userIds.ats, accountId: accountIds.northgate },
  investor: { userId: userIds.investor, accountId: accountIds.maren },
  admin: { userId: userIds.admin, accountId: accountIds.operations },
} satisfies Record<string, Actor>

/** Maren Okafor holds Series A Preferred of Halden Biologics. */
export const heldSecurity = seedId('security:series-a')
export const marensHolding = seedId('holding:maren-0')

/** The input of a new document. */
export interface NewDocument {
  kind?: 'Holding' | 'Security'
  name?: string
  extension?: string
  shareWith?: string[]
  parentId?: string
}

/** A document as its creator receives it. */
export interface MadeDocument {
  url: string
  fields: Record<'key' | 'policy' | 'signature', string>
  document: { id: string; uploadStatus: string; version: string }
}

/** Asks to make a document of Maren's holding, or of the security she holds. */
export function askToMakeDocument(
  database: TestDatabase,
  actor: Actor,
  input: NewDocument = {},
): Promise<Answer> {
  const { kind = 'Holding', name = 'Stock certificate', extension = 'pdf', shareWith = ['investor'] } = input
  const parentId = input.parentId ?? (kind === 'Holding' ? marensHolding : heldSecurity)
  return database.ask(
    actor,
    `mutation ($input: Make${kind}DocumentInput!) { made: make${kind}Document(input: $input) {
      uploadInfo { url fields document { id uploadStatus version } } } }`,
    { input: { name, extension, shareWith, parentId } },
  )
}

/** Makes a document; an error fails the test. */
export async function makeDocument(...args: Parameters<typeof askToMakeDocument>): Promise<MadeDocument> {
  const { data, errors } = await askToMakeDocument(...args)
  expect(errors).toBeUndefined()
  return (data?.made as { uploadInfo: MadeDocument }).uploadInfo
}

/** Makes the file of a document arrive, as the upload store reports it. */
export async function receiveFile(database: TestDatabase, { fields }: MadeDocument): Promise<void> {
  const { policy, signature, key } = fields
  await database.rows('select app_private.begin_upload($1, $2, $3)', [policy, signature, key])
  await database.rows(`select app_private.finish_upload($1, 1, 12, sha256('a document'))`, [key])
}
