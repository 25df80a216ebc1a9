import type { DataGridSource } from './model/DataGridSource'
import { useGridErrors } from './useGridErrors'
import { useGridSpeech, type GridSpeechInput } from './useGridSpeech'

export interface GridAnnouncementsProps<Row> extends GridSpeechInput<Row> {
  source: DataGridSource<Row>
}

/** What a grid says and shows of its own accord: a part by itself, so that nothing else is drawn anew for its words. */
export function GridAnnouncements<Row>({ source, ...spoken }: GridAnnouncementsProps<Row>) {
  useGridErrors(source)
  useGridSpeech(spoken)
  return null
}
