import { isObject } from '../../cache/entity'
import { CapstanError } from '../../errors/CapstanError'
import type { PaperField, PaperToSign, SigningPapers, StepSigner } from './SigningPapers'

/** The papers of a step as the platform answers them. */
export function readPapers(answer: unknown): SigningPapers {
  const data = recordAt(isObject(answer) ? answer.data : undefined, 'data')
  switch (data.status) {
    case 'elsewhere':
      return { status: 'elsewhere' }
    case 'sent':
      return {
        status: 'sent',
        sender: textAt(data, 'sender'),
        papers: listAt(data, 'papers').map(readPaper),
        consent: readConsent(recordAt(data.consent, 'consent')),
        // A platform that knows of one signer lists none.
        signers: data.signers === undefined ? [] : listAt(data, 'signers').map(readSigner),
        ...(isObject(data.signer) && {
          signer: { name: textAt(data.signer, 'name'), ...textsOf(data.signer, ['capacity']) },
        }),
      }
    case 'waiting':
      return {
        status: 'waiting',
        sender: textAt(data, 'sender'),
        signers: listAt(data, 'signers').map(readSigner),
      }
    case 'completed': {
      const { signedBy, signedOn, openedOn, email } = recordAt(data.certificate, 'certificate')
      return {
        status: 'completed',
        envelopeId: textAt(data, 'envelopeId'),
        documentUri: textAt(data, 'documentUri'),
        isUnaltered: data.isUnaltered === true,
        certificate: {
          signedBy: String(signedBy),
          signedOn: String(signedOn),
          openedOn: String(openedOn),
          ...(typeof email === 'string' && { email }),
        },
        papers: listAt(data, 'papers').map((paper) => ({
          id: textAt(paper, 'id'),
          name: textAt(paper, 'name'),
          pages: numberAt(paper, 'pages'),
          sha256: textAt(paper, 'sha256'),
        })),
      }
    }
    default:
      throw unreadable('status')
  }
}

const readPaper = (paper: Record<string, unknown>): PaperToSign => ({
  id: textAt(paper, 'id'),
  name: textAt(paper, 'name'),
  version: numberAt(paper, 'version'),
  pages: numberAt(paper, 'pages'),
  filled: numberAt(paper, 'filled'),
  sha256: textAt(paper, 'sha256'),
  fields: listAt(paper, 'fields').map(readField),
})

function readField(field: Record<string, unknown>): PaperField {
  const { kind } = field
  if (kind !== 'signature' && kind !== 'initials' && kind !== 'date') throw unreadable('kind')
  return {
    id: textAt(field, 'id'),
    kind,
    label: textAt(field, 'label'),
    isTheirs: field.isTheirs === true,
    page: numberAt(field, 'page'),
    x: numberAt(field, 'x'),
    y: numberAt(field, 'y'),
    width: numberAt(field, 'width'),
    height: numberAt(field, 'height'),
  }
}

function readSigner(signer: Record<string, unknown>): StepSigner {
  const { status } = signer
  if (status !== 'signed' && status !== 'waiting' && status !== 'later') throw unreadable('status')
  return {
    id: textAt(signer, 'id'),
    name: textAt(signer, 'name'),
    status,
    isYours: signer.isYours === true,
    isMailed: signer.isMailed === true,
    canBeMailed: signer.canBeMailed === true,
    ...textsOf(signer, ['capacity', 'since', 'mailedOn', 'mailedTo', 'signedOn']),
  }
}

/** The texts of a record that are there. */
const textsOf = <K extends string>(
  record: Record<string, unknown>,
  keys: readonly K[],
): Partial<Record<K, string>> =>
  Object.fromEntries(
    keys.flatMap((key) => (typeof record[key] === 'string' ? [[key, record[key]]] : [])),
  ) as Partial<Record<K, string>> // the keys are those asked for

const readConsent = (consent: Record<string, unknown>) => ({
  version: textAt(consent, 'version'),
  locale: textAt(consent, 'locale'),
  agree: textAt(consent, 'agree'),
  disclosure: textAt(consent, 'disclosure'),
})

const unreadable = (field: string) => new CapstanError('answer_unreadable', { details: { field } })

function recordAt(value: unknown, field: string): Record<string, unknown> {
  if (isObject(value)) return value
  throw unreadable(field)
}

function listAt(record: Record<string, unknown>, field: string): Record<string, unknown>[] {
  const list = record[field]
  if (!Array.isArray(list)) throw unreadable(field)
  return list.map((each) => recordAt(each, field))
}

function textAt(record: Record<string, unknown>, field: string): string {
  const text = record[field]
  if (typeof text === 'string') return text
  throw unreadable(field)
}

function numberAt(record: Record<string, unknown>, field: string): number {
  const number = record[field]
  if (typeof number === 'number') return number
  throw unreadable(field)
}
