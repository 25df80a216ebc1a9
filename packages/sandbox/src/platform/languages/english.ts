import { errors } from './english/errors.ts'
import { exchange } from './english/exchange.ts'
import { mails } from './english/mails.ts'
import { pages } from './english/pages.ts'
import { accreditation, payment, providers } from './english/providers.ts'
import { certificate, inline, signing } from './english/signing.ts'

/** Every text of the platform in English, by what it is about. */
export const english = {
  accreditation,
  certificate,
  errors,
  exchange,
  inline,
  mails,
  pages,
  payment,
  providers,
  signing,
} as const
