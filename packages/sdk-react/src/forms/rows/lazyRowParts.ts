import type { FormFields } from '@capstan/sdk-core/forms'
import { lazyPart, type LazyPart } from '../../ui/lazy/lazyPart'
import type { AddedRowProps } from './AddedRow'
import type { ChangedRowProps } from './ChangedRow'
import type { FieldsInLineProps } from '../fields/FieldsInLine'
import { LazyField } from '../fields/LazyField'

/** Fields beside each other, once a row is changed. */
export const FieldsInLine = /*#__PURE__*/ lazyPart<FieldsInLineProps>(
  async () => (await import('../fields/FieldsInLine')).FieldsInLine,
)

// Lazy fields would miss the focus that moves to the first field when the form opens.
const withFields = async <Part>(part: Promise<Part>) =>
  (await Promise.all([part, FieldsInLine.prefetch(), LazyField.prefetch()]))[0]

const changedRow = /*#__PURE__*/ lazyPart<ChangedRowProps<FormFields>>(
  async () => (await withFields(import('./ChangedRow'))).ChangedRow,
)

const addedRow = /*#__PURE__*/ lazyPart<AddedRowProps<FormFields>>(
  async () => (await withFields(import('./AddedRow'))).AddedRow,
)

/** Content of a row that is edited; loaded when needed, because most readers edit no row. */
export const changedRowOf = <Fields extends FormFields>() =>
  changedRow as unknown as LazyPart<ChangedRowProps<Fields>> // it accepts any fields

/** The same of a row that is added. */
export const addedRowOf = <Fields extends FormFields>() =>
  addedRow as unknown as LazyPart<AddedRowProps<Fields>> // as above
