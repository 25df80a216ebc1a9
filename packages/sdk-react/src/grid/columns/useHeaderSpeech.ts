import { arrangeColumns } from '@capstan/sdk-core/grid'
import { fillIn } from '../../language/fillIn'
import { useAnnounce } from '../../provider/announcements/useAnnounce'
import type { GridModel } from '../model/GridModel'
import type { HeaderActions } from '../keyboard/headerKeys'
import { useGridMessages } from '../messages'

/** Announces the effect of keys on a column, which may be visible only as a line. */
export function useHeaderSpeech<Row>({ grid, columns }: GridModel<Row>): Omit<HeaderActions, 'openMenu'> {
  const announce = useAnnounce()
  const messages = useGridMessages()
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.column?.header ?? ''

  return {
    sayWidth: (id, width) => announce(fillIn(messages.widthIs, { column: headerOf(id), width })),
    sayPlace: (id) => {
      const all = columns.flatMap(({ column }) => column ?? [])
      const shown = arrangeColumns(all, grid.store.getState().layout)
      const place = shown.findIndex(({ column }) => column.id === id) + 1
      announce(fillIn(messages.placeIs, { column: headerOf(id), place, all: all.length }))
    },
  }
}
