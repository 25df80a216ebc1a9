import { errorCatalogue, type ErrorCode } from './errorCatalogue'

/** The page of the error catalogue, from the root of the repository. */
const docsPage = 'docs/reference/errors.md'

/** Facts of an error beside its code. */
export interface CapstanErrorOptions {
  /** The message of the platform, shown in place of the catalogue's. */
  message?: string
  /** Figures that go with the code, such as `{ remaining }` or `{ price }`. */
  details?: Readonly<Record<string, unknown>>
  /** The value that was caught. */
  cause?: unknown
}

/** The error of Capstan, with a stable `code`. */
export class CapstanError extends Error {
  override readonly name = 'CapstanError'
  /** Stable, snake case: one of the catalogue, or a newer platform's own. */
  readonly code: ErrorCode | (string & {})
  /** The page and the heading that explain the code, as a path in the SDK's repository: `docs/reference/errors.md#not_found`. */
  readonly docsUrl: string
  /** Figures that go with the code; empty where there are none. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode | (string & {}), options: CapstanErrorOptions = {}) {
    super(
      options.message ?? catalogueMessage(code),
      'cause' in options ? { cause: options.cause } : undefined,
    )
    this.code = code
    this.docsUrl = `${docsPage}#${code}`
    this.details = options.details ?? {}
  }
}

function catalogueMessage(code: string): string {
  const entry = Object.hasOwn(errorCatalogue, code)
    ? errorCatalogue[code as keyof typeof errorCatalogue]
    : errorCatalogue.internal
  return `${entry.what.replace(/\.?$/, '.')} ${entry.why} ${entry.todo}`
}
