import type { Step } from '../steps/Step'

/** Whether the papers of a step are signed in the page: its schema says so, and the signing provider serves it. */
export function isSignedInline({ service, schema }: Pick<Step, 'service' | 'schema'>): boolean {
  return service === 'docusign' && Object(schema).signing === 'inline'
}
