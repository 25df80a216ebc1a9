import type { OperationPlan } from 'postgraphile/grafast'
import type { AnswerBounds } from './AnswerBounds.ts'

/** Bytes of memory, as measured, that a plan takes alone and for each field of its answer. */
const bytesPerPlan = 60_000
const bytesPerField = 30_000

/**
 * Makes a plan count its answer: for each batch of rows of a list, the rows times the fields of each are added. Past the limit no
 * more rows are processed, and the answer is discarded. Returns the weight of the plan, in bytes.
 *
 * The size of the database result says little about the size of an answer: a row that a thousand others reference is read once,
 * and written a thousand times.
 */
export function guardPlan(plan: OperationPlan): number {
  const { rootOutputPlan, contextStep, rootLayerPlan } = plan as unknown as Inside
  const fields = new Map<LayerPlan, number>()
  countFields(rootOutputPlan, fields)
  const boundsOf = new WeakMap<object, AnswerBounds>()
  const find = (parent: Bucket): AnswerBounds | undefined => {
    const known = boundsOf.get(parent.sharedState)
    if (known || parent.layerPlan !== rootLayerPlan) return known
    const { bounds } = (parent.store.get(contextStep.id)?.unaryValue() ?? {}) as Grafast.Context
    if (bounds) boundsOf.set(parent.sharedState, bounds)
    return bounds
  }
  for (const [layer, count] of fields) {
    if (layer === rootLayerPlan) continue
    const newBucket = layer.newBucket.bind(layer)
    layer.newBucket = (parent) => {
      const bounds = find(parent)
      if (bounds?.problem) return null
      const bucket = newBucket(parent)
      return !bucket || !bounds || bounds.takeValues(bucket.size * count) ? bucket : null
    }
  }
  const sum = [...fields.values()].reduce((all, count) => all + count, 0)
  return bytesPerPlan + sum * bytesPerField
}

/** Counts the fields that are answered of each row of a layer. */
function countFields(output: OutputPlan, fields: Map<LayerPlan, number>): void {
  const keys = Object.values(output.keys)
  fields.set(output.layerPlan, (fields.get(output.layerPlan) ?? 0) + keys.length)
  const inner = [...keys.map(({ outputPlan }) => outputPlan), output.child]
  for (const each of inner) if (each) countFields(each, fields)
  for (const each of Object.values(output.childByTypeName ?? {})) countFields(each, fields)
}

/* The inspected parts of a plan, which Grafast leaves out of its types. Tests fail if a newer version changes them. */

interface Inside {
  rootOutputPlan: OutputPlan
  rootLayerPlan: LayerPlan
  contextStep: { id: number }
}

interface OutputPlan {
  layerPlan: LayerPlan
  keys: Record<string, { outputPlan?: OutputPlan }>
  child: OutputPlan | null
  childByTypeName?: Record<string, OutputPlan>
}

interface LayerPlan {
  newBucket(parent: Bucket): Bucket | null
}

interface Bucket {
  size: number
  layerPlan: LayerPlan
  sharedState: object
  store: Map<number, { unaryValue(): unknown }>
}
