import { editing } from '../cache/editing'
import { rowRefresh } from '../cache/rows/rowRefresh'
import { liveUpdates } from '../live/liveUpdates'

// What a page loads when it is needed is there for every test: one with a clock of its own could not wait for it.
await Promise.all([editing.load(), rowRefresh.load(), liveUpdates.load()])
