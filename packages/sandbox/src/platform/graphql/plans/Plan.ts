import type { FieldArgs, FieldInfo, Step } from 'postgraphile/grafast'

/** How Grafast plans a field, before anything is asked of the database. */
export type Plan = (parent: Step, args: FieldArgs, info: FieldInfo) => Step
