import { randomBytes } from 'node:crypto'

/** The parts of the policy that differ between pages; the rest is refused everywhere. */
export interface PolicyOptions {
  nonce: string
  /** The target of violation reports: a path, or an address when the page is on the providers' origin. */
  reportTo: string
}

/** A value that lets the styles of one response through, and no others. */
export const newNonce = () => randomBytes(16).toString('base64')

const join = (directives: string[]) => directives.join('; ')

/** The policy of the app: its own files, its own styles, the providers in frames, the worker of PDFs, two named policies for markup and for that worker. */
export function appPolicy({
  nonce,
  reportTo,
  providerOrigin,
}: PolicyOptions & { providerOrigin: string }): string {
  return join([
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `frame-src ${providerOrigin}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    // Terms are markup that is cleaned; the worker of PDFs is a script of our own.
    "worker-src 'self'",
    'trusted-types capstan-terms capstan-pdf',
    `report-uri ${reportTo}`,
  ])
}

/**
 * Returns the policy of a page that the platform renders: no scripts, and no framing. A page with a secret address sends no
 * reports, because a report contains the address.
 */
export function pagePolicy({
  nonce,
  reportTo,
}: Pick<PolicyOptions, 'nonce'> & Partial<PolicyOptions>): string {
  return join([
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(reportTo ? [`report-uri ${reportTo}`] : []),
  ])
}

/** The same for a page with a script file of ours. It reports nothing, because the address of a page may be secret. */
export function scriptPagePolicy(nonce: string): string {
  return `${pagePolicy({ nonce })}; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
}

/** The policy of a provider's page: its own script file, and only the pages that sent the person there may frame it. */
export function providerPolicy(options: PolicyOptions & { ancestors: readonly string[] }): string {
  return join([
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${options.nonce}'`,
    "font-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${options.ancestors.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${options.reportTo}`,
  ])
}
