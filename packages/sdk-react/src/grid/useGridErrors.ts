import { useEffect } from 'react'
import { useSnackbar } from '../ui/feedback/useSnackbar'
import { useUiMessages } from '../ui/uiMessages'
import type { DataGridSource } from './DataGridSource'

/** A failure to load shows as a toast at the bottom for five seconds. (GRID-008, GRID-009, GRID-010) */
export function useGridErrors<Row>(source: DataGridSource<Row>) {
  const snackbar = useSnackbar()
  const { errorText } = useUiMessages()
  const hasFailed =
    source.status === 'error' || (source.status === 'ready' && source.more?.status === 'error')

  useEffect(() => {
    if (hasFailed) snackbar.show(errorText, { tone: 'danger', duration: 5000 })
  }, [hasFailed, snackbar, errorText])
}
