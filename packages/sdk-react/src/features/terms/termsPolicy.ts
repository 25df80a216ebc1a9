import type { Config } from 'dompurify'

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): Policy
}

let policy: Policy | undefined

/**
 * Returns the Trusted Types policy `capstan-terms`, or undefined where the browser has no Trusted Types.
 *
 * A strict page allows it by name (`trusted-types capstan-terms`). Only the sanitizer parses with it, and it returns nodes, so
 * that no markup of the agreement ever reaches the page as text.
 */
export function termsPolicy(): Policy | undefined {
  policy ??= factory()?.createPolicy('capstan-terms', { createHTML: (html) => html, createScriptURL: refuse })
  return policy
}

function factory() {
  // TypeScript's DOM library does not know Trusted Types yet.
  return (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes
}

function refuse(): never {
  throw new TypeError('An agreement loads no scripts.')
}
