import { describe, expect, it, vi } from 'vitest'
import type { Capstan } from '../../Capstan'
import type { TypedDocument } from '../../client/TypedDocument'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { statusChoices } from './allocation'
import { addAnnotation, addInvestmentPayment, inviteInvestor, type AnnotatedType } from './allocationWrites'
import { confirmAllocationImport } from './importInvestments'
import {
  AddInvestmentPaymentDocument,
  BulkAllocationDocument,
  InviteInvestorDocument,
} from './operations.generated'

describe('addAnnotation', () => {
  it('refuses a record of any other type, in the text of the specification', async () => {
    const { capstan } = anInstance()
    // A caller without types.
    const round = { type: 'round' as AnnotatedType, id: fixtureIds.nth(1) }

    await expect(addAnnotation(capstan, round, 'Note')).rejects.toMatchObject({
      code: 'unsupported_annotation',
      // proves ALLOC-065
      message: expect.stringContaining('Unsupported type supplied to annotation from.'),
    })
  })
})

describe('statusChoices', () => {
  it.each([
    ['drafted', ['drafted', 'open', 'closed']],
    ['open', ['drafted', 'open', 'closed']],
    // The platform lets nothing that is closed become a draft.
    ['closed', ['open', 'closed']],
  ])('of %s are %j', (status, choices) => {
    // proves DIST-010
    expect(statusChoices(status)).toEqual(choices)
  })
})

const [allocationId, distributionId, importId] = [2, 3, 4].map(fixtureIds.nth) as [string, string, string] // three of three

/** Writes that must happen once, and the subject under which each is kept. */
const writes: readonly [string, TypedDocument<unknown, never>, (capstan: Capstan) => Promise<unknown>][] = [
  [
    `payment ${distributionId}`,
    AddInvestmentPaymentDocument,
    (capstan) => addInvestmentPayment(capstan, { distributionId, amount: '500', paidOn: '2026-02-16' }),
  ],
  [
    `invitation ${allocationId}`,
    InviteInvestorDocument,
    (capstan) => inviteInvestor(capstan, { allocationId, accountEmail: 'ida@example.com', amount: '5' }),
  ],
  [
    `investments ${importId}`,
    BulkAllocationDocument,
    (capstan) => confirmAllocationImport(capstan, { id: importId, fileName: 'a.csv', allocationId }, false),
  ],
]

describe('a write whose answer was lost', () => {
  it.each(writes)('is kept as “%s” until its outcome is known', async (subject, document, send) => {
    const { capstan, server } = anInstance()
    server.on(document, () => new Response('gone', { status: 502 }))

    void send(capstan).catch(() => undefined)

    const kept = () => capstan.client.unsettled.list()
    await vi.waitFor(() => expect(kept()).toMatchObject([{ subject, isLost: true }]))
  })
})
