import { lazyPart } from '../../ui/lazy/lazyPart'
import type { FormFieldProps } from './Field'

/** A field that is loaded with its form: for rows that are mostly read. */
export const LazyField = /*#__PURE__*/ lazyPart<FormFieldProps>(
  async () => (await import('../rows/RowField')).RowField,
)
