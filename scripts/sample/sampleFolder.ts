import { tmpdir } from 'node:os'
import path from 'node:path'

/** The folder of the broker's site: outside the workspace, so that it cannot resolve the workspace's modules by accident. */
export const sampleFolder = path.join(tmpdir(), 'capstan-sample')
