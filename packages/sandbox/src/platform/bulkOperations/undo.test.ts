import { expect, it } from 'vitest'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import {
  BulkOperations,
  distributionsIn,
  type TestBulkRow,
} from '../../testing/investments/bulkOperations.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const close = ({ distributionId: id, versionBefore: version }: TestBulkRow) => ({
  id,
  patch: { status: 'closed', version },
})

onEveryEngine('undoing a bulk operation', (database) => {
  const statuses = async (ids: readonly string[]) => {
    const rows = await database.rows<{ id: string; status: string }>(
      'select id, status from app_public.distributions where id = any ($1)',
      [ids],
    )
    return ids.map((id) => rows.find((row) => row.id === id)?.status)
  }

  /** Three distributions, one of them drafted, that an operation has closed. */
  async function closed() {
    const allocation = await anAllocation(database)
    const ids = await distributionsIn(database, allocation, 3)
    await database.rows(`update app_public.distributions set status = 'drafted' where id = $1`, [ids[0]])
    const bulk = new BulkOperations(database, allocation)
    const { id } = await bulk.checked({ kind: 'status', newStatus: 'closed', distributionIds: ids })
    await bulk.send(id, await bulk.rows(id), close)
    return { allocation, ids, bulk, id }
  }

  it('gives each distribution the status that it had, and is one entry of the audit', async () => {
    const { allocation, ids, bulk, id } = await closed()
    expect(await statuses(ids)).toEqual(['closed', 'closed', 'closed'])
    await bulk.ask('undoBulkOperation', { id })

    expect(await bulk.read(id)).toMatchObject({ state: 'undone', undoneCount: 3, doneCount: 0 })
    // The first distribution was a draft: no other rule lets a closed one become a draft again.
    expect(await statuses(ids)).toEqual(['drafted', 'open', 'open'])
    await bulk.ask('undoBulkOperation', { id })
    expect(
      await database.rows(
        `select operation, (select count(*)::int from app_public.changes where operation_id = operations.id
            and "table" = 'distributions') as changes
           from app_public.operations where account_id = $1 and operation = 'undoBulkOperation'`,
        [allocation.owner.accountId],
      ),
    ).toEqual([{ operation: 'undoBulkOperation', changes: 3 }])
  })

  it('does not undo rows that were changed or locked since, or that would be a second open investment', async () => {
    const { allocation, ids, bulk, id } = await closed()
    await database.rows('update app_public.distributions set amount = 2 where id = $1', [ids[0]])
    await database.rows(
      `update app_public.distributions set locked = true, issuance_status = 'requested' where id = $1`,
      [ids[1]],
    )
    const [owner] = await database.rows<{ email: string }>(
      `select email from app_public.accounts join app_public.distributions on investor_id = accounts.id
        where distributions.id = $1`,
      [ids[2]],
    )
    const again = await bulk.checked({
      kind: 'invite',
      invitations: [{ accountEmail: owner?.email, amount: '1' }],
    })
    await bulk.send(again.id, await bulk.rows(again.id), ({ email: accountEmail, name, amount }) => ({
      ...{ accountEmail, name, amount, allocationId: allocation.id },
    }))
    await bulk.ask('undoBulkOperation', { id })

    expect(await bulk.read(id)).toMatchObject({ state: 'undone', undoneCount: 0, keptCount: 3 })
    expect((await bulk.rows(id)).map(({ code }) => code).toSorted()).toEqual([
      'already_open',
      'changed_elsewhere',
      'distribution_locked',
    ])
    expect(await statuses(ids)).toEqual(['closed', 'closed', 'closed'])
  })

  it('ends two hours after the last row', async () => {
    const { ids, bulk, id } = await closed()
    await database.rows(
      `update app_public.bulk_operations set undo_until = app_private.now() - interval '1 second' where id = $1`,
      [id],
    )
    expect(codeOf(await bulk.ask('undoBulkOperation', { id }))).toBe('bulk_undo_over')
    expect(await statuses(ids)).toEqual(['closed', 'closed', 'closed'])
  })

  it('removes notes', async () => {
    const { allocation, ids, bulk } = await closed()
    const { id } = await bulk.checked({ kind: 'note', annotation: 'Undo me.', distributionIds: ids })
    await bulk.send(id, await bulk.rows(id), ({ distributionId }) => ({
      ...{ id: distributionId, annotation: 'Undo me.' },
    }))
    const count = () =>
      database.rows(
        `select count(*)::int as count from app_public.distribution_annotations as notes
           join app_public.distributions on distributions.id = distribution_id where allocation_id = $1`,
        [allocation.id],
      )
    expect(await count()).toEqual([{ count: 3 }])
    await bulk.ask('undoBulkOperation', { id })
    expect(await count()).toEqual([{ count: 0 }])
  })

  it('withdraws invitations with a mail, and their units are for sale again', async () => {
    const allocation = await anAllocation(database, { total: '10' })
    const bulk = new BulkOperations(database, allocation)
    const invitations = [{ accountEmail: 'withdrawn@bulk.example', name: 'Wanda', amount: '10' }]
    const { id } = await bulk.checked({ kind: 'invite', invitations })
    await bulk.send(id, await bulk.rows(id), ({ email: accountEmail, name, amount }) => ({
      ...{ accountEmail, name, amount, allocationId: allocation.id },
    }))
    expect(await bulk.checked({ kind: 'invite', invitations })).toMatchObject({ leftOutCount: 1 })
    await bulk.ask('undoBulkOperation', { id })

    const [row] = await bulk.rows(id)
    expect(await statuses([row?.distributionId ?? ''])).toEqual(['deleted'])
    const mails = await database.rows<{ subject: string }>(
      `select subject from app_private.outbox where to_email = 'withdrawn@bulk.example' order by id`,
    )
    expect(mails.map(({ subject }) => subject)).toContain('Your investment in Vega Preferred was withdrawn')
    expect(await bulk.checked({ kind: 'invite', invitations })).toMatchObject({ readyCount: 1 })
  })
})
