import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where the broker's site is built: outside the workspace, so that nothing of it can be reached by accident. */
export const sampleFolder = path.join(tmpdir(), 'capstan-sample')
