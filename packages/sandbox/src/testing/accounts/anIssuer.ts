import { accountIds, userIds } from '../../../seed/ids.ts'
import type { Actor, Answer, TestDatabase } from '../database/TestDatabase.ts'

/** The demo people that tests of an issuer's work act as. */
export const halden: Actor = { userId: userIds.issuer, accountId: accountIds.halden }
export const haldenViewer: Actor = { userId: userIds['issuer-viewer'], accountId: accountIds.halden }
export const cinder: Actor = { userId: userIds.many, accountId: accountIds.cinder }
export const larkspur: Actor = { userId: userIds.broker, accountId: accountIds.larkspur }
export const meridian: Actor = { userId: userIds.many, accountId: accountIds.meridian }
export const northgate: Actor = { userId: userIds.ats, accountId: accountIds.northgate }
export const maren: Actor = { userId: userIds.investor, accountId: accountIds.maren }

/** A record as GraphQL answers it. */
export type Row = Record<string, unknown>

/** Sends a request as an actor and returns its data; an error is thrown with its code and details. */
export async function ask<Data = Record<string, Row>>(
  database: TestDatabase,
  actor: Actor,
  source: string,
  variables: Row = {},
): Promise<Data> {
  const { data, errors } = await database.ask(actor, source, variables)
  if (errors)
    throw new Error(JSON.stringify(errors.map(({ message, extensions }) => ({ message, ...extensions }))))
  return data as Data
}

/** The code of the refusal, or undefined when there was none. */
export const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions.code

/** Calls a mutation and returns the record in its payload. */
export async function call(
  database: TestDatabase,
  actor: Actor,
  mutation: { name: string; input: Row; answer: string },
): Promise<Answer> {
  const type = mutation.name.charAt(0).toUpperCase() + mutation.name.slice(1)
  const source = `mutation ($input: ${type}Input!) { made: ${mutation.name}(input: $input) { ${mutation.answer} } }`
  return database.ask(actor, source, { input: mutation.input })
}

/** The record in the payload of a call. */
export function made(answer: Answer, record: string): Row {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return (answer.data?.made as Record<string, Row>)[record] ?? {}
}
