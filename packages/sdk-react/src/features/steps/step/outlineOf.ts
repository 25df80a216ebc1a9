import type { Step, SubmittedStep } from '@capstan/sdk-core/steps'

/** A step as a host is told of it: nothing that was answered before. */
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
