import type { EmbedKey, NewEmbedKey } from '@capstan/sdk-core/integrations'
import { anEmbedKey, fixtureIds } from '@capstan/sdk-core/testing'

/** The moment of the stories. */
export const now = new Date('2026-02-16T12:00:00Z')

export const secret = 'sk_live_5f1a9c03d2e84b7790ac1de35b62f0874d19be2a6073c0de'

/** A key of each state, newest first. */
export const fourKeys: EmbedKey[] = [
  anEmbedKey({
    id: fixtureIds.nth(704),
    rotatedFrom: fixtureIds.nth(703),
    lastUsedOn: null,
    createdOn: '2026-02-16T09:00:00Z',
  }),
  anEmbedKey({
    id: fixtureIds.nth(703),
    hint: 'sk_live_77be…9a02',
    expiresAt: '2026-02-17T09:00:00.000Z',
    maker: { name: 'Priya Raghunathan', status: 'suspended' },
  }),
  anEmbedKey({
    id: fixtureIds.nth(702),
    name: 'Nightly statements',
    hint: 'sk_live_c41d…0b6e',
    origins: ['https://ops.larkspur.example', 'http://localhost:*'],
    components: ['portfolio', 'documents'],
    maker: { name: 'Joel Sarkis', status: 'left' },
    createdOn: '2025-11-03T16:20:00Z',
  }),
  anEmbedKey({
    id: fixtureIds.nth(701),
    name: 'Old shop',
    hint: 'sk_test_lark…cdef',
    maker: null,
    revokedAt: '2026-02-01T08:00:00.000Z',
  }),
]

/** Returns the platform's answer after a key was made. */
export function aNewKey(changes: Partial<NewEmbedKey> = {}): NewEmbedKey {
  return { embedKey: anEmbedKey({ id: fixtureIds.nth(705), name: 'Web shop' }), secret, ...changes }
}
