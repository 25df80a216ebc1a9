import { ensurePacked } from '../pack/ensurePacked.ts'

/** Returns a function that packs the packages and returns their folder; concurrent callers share one run. */
export function packedPackages(root: string): () => Promise<string> {
  let packing: Promise<string> | undefined
  return () => (packing ??= ensurePacked(root).finally(() => (packing = undefined)))
}
