import { fillIn } from '../provider/fillIn'
import { useAnnounce } from '../provider/useAnnounce'
import type { GridModel } from './GridModel'
import type { HeaderActions } from './headerKeys'
import { useGridMessages } from './messages'

/** Says what keys did to a column: what is seen of it may be nothing but a line. */
export function useHeaderSpeech<Row>({ grid, columns }: GridModel<Row>): Omit<HeaderActions, 'openMenu'> {
  const announce = useAnnounce()
  const messages = useGridMessages()
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.column?.header ?? ''

  return {
    sayWidth: (id, width) => announce(fillIn(messages.widthIs, { column: headerOf(id), width })),
    sayPlace: (id) => {
      const { order } = grid.store.getState().layout
      const shown = order.filter((each) => columns.some((column) => column.id === each))
      const place = shown.indexOf(id) + 1
      const all = columns.filter(({ column }) => column).length
      announce(fillIn(messages.placeIs, { column: headerOf(id), place, all }))
    },
  }
}
