import { rowsOf } from '../../client/answers'
import type { RecordRules } from '../../live/RecordRules'
import { LiveProcessesDocument } from './operations.generated'

/** Processes are fetched with their steps in short when they change; a process that has become complete is reported. */
export const processRules: RecordRules = {
  table: 'processes',
  fetch: async (client, ids) =>
    rowsOf((await client.ask(LiveProcessesDocument, { ids: [...ids] })).allProcesses),
  onUpdated(events, before, { id, status }) {
    if (before?.status !== status && status === 'complete')
      events.emit('process.completed', { processId: String(id) })
  },
}
