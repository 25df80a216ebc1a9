import { ensurePacked } from '../pack/ensurePacked.ts'

/** Answers where the packed packages are; whoever asks while they are being packed waits for the same ones. */
export function packedPackages(root: string): () => Promise<string> {
  let packing: Promise<string> | undefined
  return () => (packing ??= ensurePacked(root).finally(() => (packing = undefined)))
}
