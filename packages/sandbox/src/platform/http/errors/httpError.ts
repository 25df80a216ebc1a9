import {
  type ErrorText,
  type ErrorTexts,
  type ForPrograms,
  inEnglish,
  withValues,
} from '../../language/errorTexts.ts'

/** An answer that is not the one asked for: an HTTP status, a stable code and a sentence for a person. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly code: string
  /** Further data about the code. */
  readonly details: Readonly<Record<string, unknown>> | undefined
  /** The texts by which the sentence is translated. */
  readonly texts: ErrorTexts | undefined

  constructor(
    statusCode: number,
    code: string,
    text: ErrorText | ForPrograms,
    details?: Record<string, unknown>,
  ) {
    super(typeof text === 'string' ? inEnglish(text) : text.english)
    this.name = 'HttpError'
    this.statusCode = statusCode
    this.code = code
    this.details = details
    this.texts = typeof text === 'string' ? { message: text } : undefined
  }
}

/** The shape of every error that the platform sends to a program. */
export function errorBody({ code, message, details, texts }: Omit<HttpError, 'name' | 'statusCode'>) {
  return { errors: [{ message, extensions: { code, ...(details && { details }), ...(texts && { texts }) } }] }
}

/** The refusal of a request whose program has to be corrected. */
export const invalidRequest = (english: string, status = 400) =>
  new HttpError(status, 'invalid_input', { english })

export const notSignedIn = (reason?: string) =>
  new HttpError(401, 'unauthenticated', 'notSignedIn', reason ? { reason } : undefined)
export const forbiddenOrigin = () => new HttpError(403, 'forbidden_origin', 'forbiddenOrigin')

// 401 and 403 mean that the session is lost (the app goes to sign-in), so an operation that the account may not run answers 200.
export const accountNotAvailable = () => new HttpError(200, 'account_not_available', 'accountNotAvailable')
export const delegateSuspended = () => new HttpError(200, 'delegate_suspended', 'delegateSuspended')
export const accountSuspended = () => new HttpError(200, 'account_suspended', 'accountSuspended')
export const notAllowed = () => new HttpError(200, 'not_allowed', 'notAllowed')
export const wrongProvider = () => new HttpError(200, 'wrong_provider', 'stepOfOtherProvider')
export const notFound = () => new HttpError(404, 'not_found', 'notFound')
/** The refusal of a request over the limit, which may be repeated after a number of seconds. */
export const tooManyRequests = (wait: number) =>
  new HttpError(429, 'rate_limited', withValues('tooManyRequests', { count: wait }))
