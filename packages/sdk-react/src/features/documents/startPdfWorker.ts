/**
 * Returns the address where the host's bundler puts the worker of pdf.js. It stands apart from `new Worker`, so that a policy can
 * be applied in between.
 */
export const pdfWorkerUrl = (): string => new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

interface Policy {
  createScriptURL: (url: string) => unknown
}

interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy
}

let policy: Policy | undefined
let passed = ''

/**
 * Starts the worker. Under Trusted Types a policy named `capstan-pdf`, which the page's policy has to allow, lets this one
 * address pass.
 */
export function startPdfWorker(url: string): Worker {
  passed = url
  policy ??= (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('capstan-pdf', {
    createScriptURL: (asked) => {
      if (asked !== passed) throw new TypeError(`This is not the worker of PDFs: ${asked}`)
      return asked
    },
  })
  const address = (policy ? policy.createScriptURL(url) : url) as string // TypeScript's Worker knows texts alone
  return new Worker(address, { type: 'module', name: 'capstan-pdf' })
}
