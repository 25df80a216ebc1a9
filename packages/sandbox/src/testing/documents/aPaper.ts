import { expect } from 'vitest'
import type { MadeDocument } from './aDocument.ts'
import type { Actor, Answer, TestDatabase } from '../database/TestDatabase.ts'

/** The input of a paper of a step. */
export interface NewPaper {
  stepId: string | undefined
  askedFor?: string
  name?: string
  extension?: string
}

/** Asks to make a paper of a step. */
export function askToMakePaper(database: TestDatabase, actor: Actor, paper: NewPaper): Promise<Answer> {
  const { stepId, askedFor = 'letter', name = 'Letter Whitlock CPA', extension = 'pdf' } = paper
  return database.ask(
    actor,
    `mutation ($input: MakeStepDocumentInput!) { makeStepDocument(input: $input) {
      uploadInfo { url fields document { id uploadStatus version askedFor type } } } }`,
    { input: { name, extension, parentId: stepId, askedFor } },
  )
}

/** Makes a paper; an error fails the test. */
export async function makePaper(...args: Parameters<typeof askToMakePaper>): Promise<MadeDocument> {
  const { data, errors } = await askToMakePaper(...args)
  expect(errors).toBeUndefined()
  return (data?.makeStepDocument as { uploadInfo: MadeDocument }).uploadInfo
}

/** Deletes a paper of a step. */
export function deletePaper(database: TestDatabase, actor: Actor, id: string): Promise<Answer> {
  return database.ask(
    actor,
    `mutation ($input: DeleteStepDocumentInput!) { deleteStepDocument(input: $input) { document { id } } }`,
    { input: { id } },
  )
}

/** Sends the verdict of the account that asked for the papers: without a reason they are accepted, with one they are rejected. */
export function reviewStep(
  database: TestDatabase,
  actor: Actor,
  stepId: string | undefined,
  reason?: string,
): Promise<Answer> {
  return database.ask(
    actor,
    `mutation ($input: ReviewStepInput!) { reviewStep(input: $input) { step { id status attempts outputData } } }`,
    { input: { stepId, accepted: reason === undefined, reason } },
  )
}
