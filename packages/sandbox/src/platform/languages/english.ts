import { errors } from './english/errors.ts'
import { exchange } from './english/exchange.ts'
import { mails } from './english/mails.ts'
import { pages } from './english/pages.ts'
import { accreditation, payment, providers } from './english/providers.ts'
import { certificate, failures, inline, signedPaper, signing, verify } from './english/signing.ts'

/** Every text of the platform in English, by topic. */
export const english = {
  accreditation,
  certificate,
  errors,
  exchange,
  failures,
  inline,
  mails,
  pages,
  payment,
  providers,
  signedPaper,
  signing,
  verify,
} as const
