import { lazyPart } from '../../ui/lazy/lazyPart'
import type { MappedInputsProps } from './MappedInputs'

/** What a field is changed by: most who read a table of fields change none. */
export const MappedInputs = /*#__PURE__*/ lazyPart<MappedInputsProps>(
  async () => (await import('./MappedInputs')).MappedInputs,
)
