import type { Capstan } from '../../Capstan'
import { orNotFound, rowsOf } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import {
  CreateStepFormDocument,
  StepFormsDocument,
  UpdateStepFormDocument,
  type StepFormsQuery,
} from './operations.generated'

/** A form that steps show, as administrators keep it. */
export interface StepFormSchema {
  id: string
  version: string
  name: string
  description: string
  /** The schema: a title, fields, and any other keys its author wrote. */
  schema: unknown
  /** True when a step of a process shows it. */
  isUsed: boolean
}

/** Reads every step form, by name. (ROUTE-049) */
export function stepFormsQuery(capstan: Capstan): CapstanQuery<readonly StepFormSchema[], StepFormsQuery> {
  return recordQuery(capstan, {
    document: StepFormsDocument,
    variables: {},
    select: readForms,
    entities: [],
    // Step forms send no change events: they are read again whenever the screen opens.
    staleTime: 0,
  })
}

function readForms({ allStepFormSchemas }: StepFormsQuery): readonly StepFormSchema[] {
  return rowsOf(allStepFormSchemas).map(({ id, version, name, description, schema, isUsed }) => ({
    ...{ id, version, name, schema },
    description: description ?? '',
    isUsed: isUsed ?? false,
  }))
}

type Once = Pick<MutateRequest, 'idempotencyKey'>

/**
 * Adds a step form.
 *
 * @throws CapstanError `name_taken`, `not_allowed`; `invalid_input` when the schema is refused
 */
export async function addStepForm(
  capstan: Capstan,
  { name, description, schema }: Pick<StepFormSchema, 'name' | 'description' | 'schema'>,
  once?: Once,
): Promise<{ id: string }> {
  const input = { stepFormSchema: { name, description: description || null, schema } }
  const answer = await capstan.client.mutate(
    CreateStepFormDocument,
    { input },
    { operation: 'createStepFormSchema', idempotencyKey: once?.idempotencyKey ?? newId() },
  )
  return { id: orNotFound(answer.createStepFormSchema?.stepFormSchema).id }
}

/**
 * Saves a new version of a step form. Steps that begin later show it; running steps keep the version they began with.
 *
 * @throws CapstanError `changed_elsewhere`, `name_taken`, `not_allowed`; `invalid_input` when the schema is refused
 */
export async function saveStepForm(
  capstan: Capstan,
  { id, version }: Pick<StepFormSchema, 'id' | 'version'>,
  changed: Partial<Pick<StepFormSchema, 'name' | 'description' | 'schema'>>,
  once?: Once,
): Promise<void> {
  checkRecordId(id)
  const answer = await capstan.client.mutate(
    UpdateStepFormDocument,
    { input: { id, patch: { ...changed, version } } },
    { operation: 'updateStepFormSchemaById', idempotencyKey: once?.idempotencyKey ?? newId() },
  )
  orNotFound(answer.updateStepFormSchemaById?.stepFormSchema)
}
