import type { Step, SubmittedStep } from '@capstan/sdk-core/steps'

/** Step as a host receives it, without earlier answers. */
export function outlineOf({
  id,
  order,
  status,
  type,
  service,
  schema,
  renderAttributes,
}: Step): SubmittedStep {
  return { id, order, status, type, service, schema, renderAttributes }
}
