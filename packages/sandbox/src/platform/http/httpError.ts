/** An answer that is not the one asked for: an HTTP status, a stable code and a sentence for a person. */
export class HttpError extends Error {
  readonly statusCode: number
  readonly code: string
  /** Further data about the code. */
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(statusCode: number, code: string, message: string, details?: Record<string, unknown>) {
    super(message)
    this.name = 'HttpError'
    this.statusCode = statusCode
    this.code = code
    this.details = details
  }
}

/** The shape of every error that the platform sends to a program. */
export function errorBody(code: string, message: string, details?: HttpError['details']) {
  return { errors: [{ message, extensions: { code, ...(details && { details }) } }] }
}

export const notSignedIn = (reason?: string) =>
  new HttpError(401, 'unauthenticated', 'Not signed in', reason ? { reason } : undefined)
export const forbiddenOrigin = () =>
  new HttpError(403, 'forbidden_origin', 'This request did not come from a page that may make it.')

// 401 and 403 mean that the session is lost (the app goes to sign-in), so what an account may not do answers 200.
export const accountNotAvailable = () =>
  new HttpError(200, 'account_not_available', 'This account is not available to you.')
export const delegateSuspended = () =>
  new HttpError(200, 'delegate_suspended', 'Your access to this account is suspended.')
export const accountSuspended = () => new HttpError(200, 'account_suspended', 'This account is suspended.')
export const notAllowed = () => new HttpError(200, 'not_allowed', 'Operation not allowed')
export const wrongProvider = () =>
  new HttpError(200, 'wrong_provider', 'This step is completed by another provider.')
export const notFound = () => new HttpError(404, 'not_found', 'Not found')
