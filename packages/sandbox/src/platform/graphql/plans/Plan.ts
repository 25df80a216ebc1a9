import type { FieldArgs, FieldInfo, Step } from 'postgraphile/grafast'

/** A function with which Grafast plans a field, before the database is queried. */
export type Plan = (parent: Step, args: FieldArgs, info: FieldInfo) => Step
