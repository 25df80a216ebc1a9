import type { Capstan } from '../../Capstan'
import { checkRecordId } from '../../client/records/recordId'
import { readPapers } from './readPapers'
import type { SigningPapers, Stroke } from './SigningPapers'
import { answerField } from '../../client/transport/answerField'
import type { Step } from '../steps/Step'

/** The papers of a signing step: to be signed now, or as they were signed. */
export async function askForPapers(
  capstan: Capstan,
  stepId: string,
  request?: { signal?: AbortSignal },
): Promise<SigningPapers> {
  checkRecordId(stepId)
  return readPapers(await capstan.client.post('/api/v2/integration/signing-papers', { stepId }, request))
}

/**
 * Sends the email of the current signer again. Returns false when none was sent: one was sent within the last minute, or they
 * have signed.
 */
export async function remindSigner(
  capstan: Capstan,
  { stepId, signerId }: { stepId: string; signerId: string },
): Promise<boolean> {
  checkRecordId(stepId)
  checkRecordId(signerId)
  const answer = await capstan.client.post('/api/v2/integration/remind-signer', { stepId, signerId })
  return answerField(answer, 'outcome') === 'sent'
}

/** Returns true when a step is signed in the page: its schema asks for it, and the signing provider supports it. */
export function isSignedInline({ service, schema }: Pick<Step, 'service' | 'schema'>): boolean {
  return service === 'docusign' && Object(schema).signing === 'inline'
}

/** The initials of a name: the first letter of its first words, and of the last. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const some = words.length > 3 ? [...words.slice(0, 2), ...words.slice(-1)] : words
  return some.map((word) => [...word][0]?.toLocaleUpperCase() ?? '').join('')
}

/**
 * Strokes of a pen as one path of an SVG: curves from middle to middle of their points; a tap is a dot. The platform draws
 * the same into the file.
 */
export const strokePath = (strokes: readonly Stroke[]): string => strokes.map(pathOf).join('')

function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke
  if (!first) return ''
  const last = rest.at(-1)
  if (!last) return `M${first[0]} ${first[1]}h0.1`
  const curves = rest.slice(0, -1).map((point, at) => {
    const next = rest[at + 1] ?? point
    return `Q${point[0]} ${point[1]} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}`
  })
  return `M${first[0]} ${first[1]}${curves.join('')}L${last[0]} ${last[1]}`
}
