import { lazyPart } from '../../ui/lazy/lazyPart'
import type { MappedInputsProps } from './MappedInputs'

/** Inputs of a field, which most readers of the table never open. */
export const MappedInputs = /*#__PURE__*/ lazyPart<MappedInputsProps>(
  async () => (await import('./MappedInputs')).MappedInputs,
)
