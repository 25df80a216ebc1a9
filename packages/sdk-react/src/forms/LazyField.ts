import { lazyPart } from '../ui/lazy/lazyPart'
import type { FormFieldProps } from './Field'

/** A field whose code comes with the form it stands in: for rows that most people only read. */
export const LazyField = /*#__PURE__*/ lazyPart<FormFieldProps>(
  async () => (await import('./rows/RowField')).RowField,
)
