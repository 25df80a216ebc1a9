import type { RecordRules } from '../../../live/RecordRules'

/** Processes are fetched with their steps in short when they change; a process that has become complete is reported. */
export const processRules: RecordRules = {
  table: 'processes',
  onUpdated(events, before, { id, status }) {
    if (before?.status !== status && status === 'complete')
      events.emit('process.completed', { processId: String(id) })
  },
}
