import type { Capstan } from '../../Capstan'
import { isObject } from '../../cache/entity'
import { answerField } from '../../client/transport/answerField'
import { CapstanError } from '../../errors/CapstanError'
import { checkRecordId } from '../../client/records/recordId'
import type { Mark, PaperToSign, SigningConsent } from './SigningPapers'

/** The values of a signature. */
export interface SigningInput {
  stepId: string
  /** The papers that were shown. */
  papers: readonly Pick<PaperToSign, 'id' | 'sha256'>[]
  /** The full legal name of the signer. */
  name: string
  marks: Readonly<Partial<Record<'signature' | 'initials', Mark>>>
  /** The fields that the marks stand in, by their ids. */
  fields: readonly string[]
  /** The version of the consent that was given. */
  consent: Pick<SigningConsent, 'version'>
  /** Why the name is not the one that the signer has in the account. */
  otherNameReason?: string
  /** The zone of the signer, in which the day of the signature is written. */
  timeZone?: string
}

/**
 * The outcome of signing. `over`: already signed, in another tab or elsewhere. `changed`: the papers have changed and must be
 * read again. `incomplete`: a field or the consent is missing. `letters`: a name has letters that cannot be set; it can be drawn.
 * `other_name`: the name is not the one of the account, and no reason was given.
 */
export type SigningOutcome = 'signed' | 'over' | 'changed' | 'incomplete' | 'letters' | 'other_name'

const outcomes: readonly string[] = ['signed', 'over', 'changed', 'incomplete', 'letters', 'other_name']

/** Returns true when two names differ in case and spaces only. A name that is not the signer's in the account needs a reason. */
export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other)

/**
 * Returns the characters of a name that the documents of a step cannot be set with, each once; none when it can be signed by. They
 * stand in the certificate, however the signature is made.
 */
export async function checkSignerName(
  capstan: Capstan,
  { stepId, name }: Pick<SigningInput, 'stepId' | 'name'>,
): Promise<readonly string[]> {
  checkRecordId(stepId)
  const answer = await capstan.client.post('/api/v2/integration/check-signer-name', { stepId, name })
  const data = isObject(answer) ? answer.data : undefined
  const letters = isObject(data) ? data.letters : undefined
  if (Array.isArray(letters)) return letters.map(String)
  throw new CapstanError('answer_unreadable', { details: { field: 'letters' } })
}

const plainName = (name: string) =>
  name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('und')

/** Signs the papers of a step once. A second request, also from another tab, returns `over`. */
export async function signPapers(capstan: Capstan, input: SigningInput): Promise<SigningOutcome> {
  const { stepId, papers, name, marks, fields, consent, otherNameReason, timeZone } = input
  checkRecordId(stepId)
  const answer = await capstan.client.post('/api/v2/integration/sign-papers', {
    ...{ stepId, name, marks, fields, otherNameReason, timeZone },
    shown: Object.fromEntries(papers.map(({ id, sha256 }) => [id, sha256])),
    consent: consent.version,
  })
  const outcome = answerField(answer, 'outcome')
  if (outcomes.includes(outcome)) return outcome as SigningOutcome // it is one of them
  throw new CapstanError('answer_unreadable', { details: { field: 'outcome' } })
}
