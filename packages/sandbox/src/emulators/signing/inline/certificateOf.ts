import { fillIn } from '../../../platform/language/fillIn.ts'
import { textsOf } from '../../../platform/language/locales.ts'
import type { Certificate, Fact } from './appendCertificate.ts'
import type { KeptPaper } from './paperStore.ts'
import type { Signing } from './readSigning.ts'
import type { Consent } from './consent.ts'

/** The signer of an envelope, and the address they sign from. */
export interface Signer {
  stepId: string
  envelopeId: string
  userId: string | null
  investorId: string
  requestId: string
  ip: string
  consent: Consent
}

/** The facts that prove a signature. */
export interface Evidence
  extends
    Pick<Signer, 'ip' | 'consent' | 'envelopeId'>,
    Pick<Signing, 'signedBy' | 'method' | 'otherNameReason'> {
  email: string | null
  /** Their name in the account, where they are a party of it. */
  party?: string | null
  /** The capacity in which they sign. */
  capacity?: string | null
  signedAt: Date
}

/** Returns the text of the last page of a signed paper, in the language of the consent. */
export function certificateOf(
  paper: Pick<KeptPaper, 'name' | 'version' | 'pages' | 'shownHash' | 'openedOn'>,
  { signedBy, method, email, ip, signedAt, consent, envelopeId, party, capacity, otherNameReason }: Evidence,
): Certificate {
  const { signedPaper: words } = textsOf(consent.locale)
  const { version, locale, agree, disclosure } = consent
  const about = { name: paper.name, version: paper.version, count: paper.pages }
  const facts: Fact[] = [
    [words.document, fillIn(words.version, about, locale)],
    [words.shownHash, paper.shownHash],
    [words.signedBy, signedBy],
    ...(party && party !== signedBy
      ? [[words.accountName, [isolated(party), otherNameReason].filter(Boolean).join(' · ')] as const]
      : []),
    ...(capacity ? [[words.capacity, capacity] as const] : []),
    [words.email, email ?? words.none],
    [words.signature, words[method]],
    [words.opened, utc(paper.openedOn)],
    [words.signed, utc(signedAt)],
    [words.ip, maskedIp(ip)],
    [fillIn(words.agreed, { version, locale }), `${agree} ${disclosure}`],
    [words.envelope, envelopeId],
  ]
  return { title: words.title, facts }
}

/** Keeps the order of a name in another direction apart from the text after it. */
const isolated = (name: string) => `\u2068${name}\u2069`

const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace('T', ' ')} UTC`

/** Keeps the network and hides the machine, so that a copy does not reveal where the signer was. */
const maskedIp = (ip: string) =>
  ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}:…` : ip.replace(/\.\d+$/, '.…')
