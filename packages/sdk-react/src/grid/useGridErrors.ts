import { isCapstanError } from '@capstan/sdk-core'
import { useEffect } from 'react'
import { useSnackbar } from '../ui/feedback/useSnackbar'
import { useUiMessages } from '../ui/uiMessages'
import type { DataGridSource } from './model/DataGridSource'
import { useGridMessages } from './messages'

/** A failure to load shows as a toast at the bottom for five seconds. (GRID-006, GRID-008, GRID-009, GRID-010) */
export function useGridErrors<Row>(source: DataGridSource<Row>) {
  const snackbar = useSnackbar()
  const { errorText } = useUiMessages()
  const { tooManyRows } = useGridMessages()
  const error = source.status === 'loading' ? undefined : source.error
  const hasFailed =
    error !== undefined ||
    source.status === 'error' ||
    (source.status === 'ready' && source.more?.status === 'error')
  const text = isCapstanError(error, 'too_many_rows') ? tooManyRows : errorText

  useEffect(() => {
    if (hasFailed) snackbar.show(text, { tone: 'danger', duration: 5000 })
  }, [hasFailed, error, snackbar, text])
}
