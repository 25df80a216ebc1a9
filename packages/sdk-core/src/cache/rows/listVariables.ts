import { isObject } from '../entity'
import type { ListPlan } from './ListPlan'

/** The variables a list is requested with, from those of its query. */
export function listVariables({ name, source }: ListPlan, variables: unknown): object {
  const own = source && isObject(variables) ? variables[name] : variables
  return isObject(own) ? own : {}
}
