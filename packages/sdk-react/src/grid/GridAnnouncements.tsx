import type { DataGridSource } from './model/DataGridSource'
import { useGridErrors } from './useGridErrors'
import { useGridSpeech, type GridSpeechInput } from './useGridSpeech'

export interface GridAnnouncementsProps<Row> extends GridSpeechInput<Row> {
  source: DataGridSource<Row>
}

/** Announces changes of a grid and shows them as notices. It is a component of its own, so that a notice renders nothing else. */
export function GridAnnouncements<Row>({ source, ...spoken }: GridAnnouncementsProps<Row>) {
  useGridErrors(source)
  useGridSpeech(spoken)
  return null
}
