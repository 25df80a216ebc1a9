import type { Step } from '../steps/Step'

/** Returns true when a step is signed in the page: its schema asks for it, and the signing provider supports it. */
export function isSignedInline({ service, schema }: Pick<Step, 'service' | 'schema'>): boolean {
  return service === 'docusign' && Object(schema).signing === 'inline'
}
