import { createCapstan } from '@capstan/sdk-core'
import { vi } from 'vitest'
import type { Host } from '../session/Host'
import { defaultConfig } from '../session/readConfig'
import { visitorOf } from './visitors'

/** A host for tests: an investor on a platform with its default configuration, every page built, who never really leaves. */
export function aHost(host: Partial<Host> = {}): Host {
  return {
    capstan: createCapstan({ endpoint: 'http://platform.test/api/v2/graphql' }),
    config: defaultConfig,
    visitor: visitorOf('investor'),
    refresh: async () => {},
    showPreview: vi.fn(),
    leave: vi.fn(),
    ...host,
  }
}
