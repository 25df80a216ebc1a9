import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import {
  BulkOperations,
  distributionsIn,
  type TestBulkRow,
} from '../../testing/investments/bulkOperations.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/database/TestDatabase.ts'

const lock = (database: TestDatabase, id: string) =>
  database.rows(
    `update app_public.distributions set locked = true, issuance_status = 'requested' where id = $1`,
    [id],
  )
const close = ({ distributionId: id, versionBefore: version }: TestBulkRow) => ({
  id,
  patch: { status: 'closed', version },
})

onEveryEngine('a bulk operation', (database) => {
  const statuses = async (ids: readonly string[]) => {
    const rows = await database.rows<{ id: string; status: string }>(
      'select id, status from app_public.distributions where id = any ($1)',
      [ids],
    )
    return ids.map((id) => rows.find((row) => row.id === id)?.status)
  }
  const notes = (ids: readonly string[]) =>
    database.rows<{ count: string; annotation: string }>(
      `select distribution_id, count(*), max(annotation) as annotation from app_public.distribution_annotations
        where distribution_id = any ($1) group by 1`,
      [ids],
    )
  const mails = (email: string) =>
    database.rows<{ subject: string }>(
      'select subject from app_private.outbox where to_email = $1 order by id',
      [email],
    )

  /** An allocation with as many open distributions, the first of them locked. */
  async function withLocked(count: number) {
    const allocation = await anAllocation(database)
    const ids = await distributionsIn(database, allocation, count)
    await lock(database, ids[0] ?? '')
    return { allocation, ids, bulk: new BulkOperations(database, allocation) }
  }

  it('is checked first: nothing changes, and each row that would be refused has its reason', async () => {
    const { ids, bulk } = await withLocked(3)
    await database.rows(`update app_public.distributions set status = 'closed' where id = $1`, [ids[1]])
    const operation = await bulk.checked({ kind: 'status', newStatus: 'closed', distributionIds: ids })
    const rows = await bulk.rows(operation.id)

    // 3 rows of 1 unit at 12.50.
    expect(operation).toMatchObject({
      ...{ state: 'checked', rowCount: 3, readyCount: 1, leftOutCount: 2, doneCount: 0 },
      ...{ units: '3', total: '37.5', askedBy: 'Vera account_owner' },
    })
    // proves ALLOC-066
    expect(rows.map(({ name, outcome, code, problem }) => [name, outcome, code, problem])).toEqual([
      [
        ...['Investor 01', 'left_out', 'distribution_locked'],
        'Cannot update status on locked distribution: Investor 01',
      ],
      ['Investor 02', 'left_out', 'status_already', 'The status is already Closed. Nothing would change.'],
      ['Investor 03', 'ready', null, null],
    ])
    expect(await statuses(ids)).toEqual(['open', 'closed', 'open'])
  })

  it('changes its rows in batches, which are one entry of the audit', async () => {
    const { allocation, ids, bulk } = await withLocked(4)
    const { id } = await bulk.checked({ kind: 'status', newStatus: 'closed', distributionIds: ids })
    const [one, ...others] = await bulk.rows(id, 'ready')
    if (!one) throw new Error('No row is ready.')
    await bulk.send(id, [one], close)
    expect(await bulk.read(id)).toMatchObject({ state: 'running', doneCount: 1, readyCount: 2 })
    const last = await bulk.send(id, others, close)

    expect(last.errors).toBeUndefined()
    // 1 locked + 3 done = 4.
    expect(await bulk.read(id)).toMatchObject({ state: 'done', leftOutCount: 1, doneCount: 3, readyCount: 0 })
    expect(await statuses(ids)).toEqual(['open', 'closed', 'closed', 'closed'])
    const entries = await database.rows(
      `select operation, outcome, (select count(*)::int from app_public.changes
          where operation_id = operations.id and "table" = 'distributions') as changes
         from app_public.operations where account_id = $1 and operation like '%BulkOperation'`,
      [allocation.owner.accountId],
    )
    expect(entries).toEqual([{ operation: 'runBulkOperation', outcome: 'done', changes: 3 }])
  })

  /** Counts the statements that change a table while something is done. */
  const countStatements = async (table: string, verb: 'insert' | 'update', act: () => Promise<unknown>) => {
    await database.rows('create sequence app_private.statements start with 0 minvalue 0')
    await database.rows(
      `create function app_private.count_statement() returns trigger language plpgsql security definer
         as $f$ begin perform nextval('app_private.statements'); return null; end $f$`,
    )
    await database.rows(
      `create trigger count_statement after ${verb} on app_public.${table}
         for each statement execute function app_private.count_statement()`,
    )
    await act()
    const [counted] = await database.rows<{ count: number }>(
      `select nextval('app_private.statements')::int as count`,
    )
    await database.rows('drop function app_private.count_statement cascade')
    await database.rows('drop sequence app_private.statements')
    return counted?.count
  }

  it.each([
    ['status', 'distributions', 'update'],
    ['note', 'distribution_annotations', 'insert'],
    ['invite', 'distributions', 'insert'],
  ] as const)('changes the rows of a %s batch with one statement', async (kind, table, verb) => {
    const { allocation, ids, bulk } = await withLocked(4)
    const distributionIds = ids.slice(1)
    const invitations = [1, 2, 3].map((nr) => ({
      ...{ accountEmail: `together${nr}@bulk.example`, name: `Together ${nr}`, amount: '2' },
    }))
    const { id } = await bulk.checked(
      kind === 'invite'
        ? { kind, invitations }
        : kind === 'note'
          ? { kind, distributionIds, annotation: 'Wires are due.' }
          : { kind, distributionIds, newStatus: 'closed' },
    )
    const rows = await bulk.rows(id, 'ready')
    const input = (row: TestBulkRow) =>
      kind === 'invite'
        ? { accountEmail: row.email, name: row.name, amount: row.amount, allocationId: allocation.id }
        : kind === 'note'
          ? { id: row.distributionId, annotation: 'Wires are due.' }
          : close(row)
    const count = await countStatements(table, verb, () => bulk.send(id, rows, input))

    expect(count).toBe(1)
    expect(await bulk.read(id)).toMatchObject({ state: 'done', doneCount: 3, refusedCount: 0 })
    if (kind === 'invite')
      for (const { accountEmail } of invitations)
        // Each is mailed: the investment, and the account to claim.
        expect(await mails(accountEmail)).toHaveLength(2)
  })

  it('checks by the rules of a change, and leaves nothing of it: no event, no mail, no sum, no account', async () => {
    const allocation = await anAllocation(database, { total: '100' })
    const bulk = new BulkOperations(database, allocation)
    const { id } = await makeDistribution(database, allocation, { amount: '40' })
    const written = () =>
      database.rows(
        `select (select count(*) from app_public.changes) as changes, (select count(*) from app_public.webhook_events) as events,
           (select count(*) from app_public.accounts) as accounts, (select count(*) from app_private.outbox) as mails,
           (select sum(units) from app_private.stakes) as stakes, (select sum(units) from app_private.units_sold) as sold`,
      )
    const status = await bulk.make({ kind: 'status', newStatus: 'closed', distributionIds: [id] })
    const invitations = [1, 2].map((nr) => ({ accountEmail: `checked${nr}@bulk.example`, amount: '30' }))
    const invite = await bulk.make({ kind: 'invite', invitations })
    const before = await written()

    expect(await bulk.check(status.id)).toMatchObject({ readyCount: 1 })
    expect(await bulk.check(invite.id)).toMatchObject({ readyCount: 2 })
    // 100 - 40 sold leave 60: a third of 30 is too many.
    const third = [...invitations, { accountEmail: 'checked3@bulk.example', amount: '30' }]
    expect(await bulk.checked({ kind: 'invite', invitations: third })).toMatchObject({
      ...{ readyCount: 2, leftOutCount: 1 },
    })
    expect(await written()).toEqual(before)
  })

  it('answers the same for a batch whose rows are changed one by one', async () => {
    const answers = []
    for (const selected of ['clientMutationId', '__typename clientMutationId']) {
      const { ids, bulk } = await withLocked(4)
      const { id } = await bulk.checked({
        kind: 'status',
        newStatus: 'closed',
        distributionIds: ids.slice(1),
      })
      await database.rows('update app_public.distributions set amount = 2 where id = $1', [ids[2]])
      await lock(database, ids[3] ?? '')
      const rows = await bulk.rows(id)
      const named = (row: TestBulkRow) => ({ ...close(row), clientMutationId: row.name })
      const { data, errors } = await bulk.send(id, rows, named, bulk.actor, selected)
      const [refused, done] = [await bulk.rows(id, 'refused'), await bulk.rows(id, 'done')]
      answers.push({
        data: JSON.parse(JSON.stringify(data).replaceAll(/"__typename":"\w+",/g, '')) as unknown,
        errors,
        outcomes: [...done, ...refused].map(({ name, outcome, code, problem }) => [
          name,
          outcome,
          code,
          problem,
        ]),
      })
    }

    expect(answers[0]).toEqual(answers[1])
    // The first is changed; the second was changed elsewhere, the third locked since, which is a change as well.
    expect(answers[0]).toMatchObject({
      data: { r0: { clientMutationId: 'Investor 02' }, r1: null, r2: null },
      errors: [
        { path: ['r1'], extensions: { code: 'changed_elsewhere' } },
        { path: ['r2'], extensions: { code: 'changed_elsewhere' } },
      ],
    })
  })

  it('continues after it was killed at 40 %, and repeats nothing', async () => {
    const { ids, bulk } = await withLocked(11)
    const { id } = await bulk.checked({
      kind: 'note',
      annotation: 'Wires are due.',
      distributionIds: ids.slice(1),
    })
    const note = ({ distributionId }: TestBulkRow) => ({ id: distributionId, annotation: 'Wires are due.' })
    const ready = await bulk.rows(id, 'ready')
    expect(ready).toHaveLength(10)
    // Two batches of two are 40 % of 10 rows; the third is cut off by the database in the middle.
    await bulk.send(id, ready.slice(0, 2), note)
    await bulk.send(id, ready.slice(2, 4), note)
    await database.rows(
      `create function app_private.cut_off() returns trigger language plpgsql as $f$
         begin if new.distribution_id = '${ready[5]?.distributionId}' then
           raise exception 'killed' using errcode = '40P01'; end if; return new; end $f$`,
    )
    await database.rows(
      'create trigger cut_off before insert on app_public.distribution_annotations for each row execute function app_private.cut_off()',
    )
    const killed = await bulk.send(id, ready.slice(4, 6), note)
    await database.rows('drop trigger cut_off on app_public.distribution_annotations')
    await database.rows('drop function app_private.cut_off')

    expect(killed.errors).toHaveLength(2)
    expect(await bulk.read(id)).toMatchObject({
      state: 'running',
      doneCount: 4,
      readyCount: 6,
      refusedCount: 0,
    })
    const rest = await bulk.rows(id, 'ready')
    expect(rest).toHaveLength(6)
    // The second batch is sent again, and a batch that holds a row of it: both are refused as a whole.
    for (const batch of [ready.slice(2, 4), ready.slice(3, 5)])
      expect(codeOf(await bulk.send(id, batch, note))).toBe('bulk_rows_tried')
    await bulk.send(id, rest, note)
    expect(await bulk.read(id)).toMatchObject({ state: 'done', doneCount: 10, readyCount: 0 })
    const written = await notes(ids)
    // proves CALL-086
    expect(written).toHaveLength(10)
    expect(
      written.every(({ count, annotation }) => Number(count) === 1 && annotation === 'Wires are due.'),
    ).toBe(true)
  })

  it('gives a batch that is sent again under its key the same answer', async () => {
    const { ids, bulk } = await withLocked(2)
    const { id } = await bulk.checked({ kind: 'note', annotation: 'Once.', distributionIds: ids.slice(1) })
    const rows = await bulk.rows(id)
    const once = { ...bulk.actor, idempotencyKey: randomUUID(), operationBodyHash: 'the same' }
    const note = ({ distributionId }: TestBulkRow) => ({ id: distributionId, annotation: 'Once.' })

    expect(await bulk.send(id, rows, note, once)).toEqual(await bulk.send(id, rows, note, once))
    expect(await notes(ids)).toMatchObject([{ count: '1' }])
  })

  it('writes one note on the allocation as well, where that is asked for', async () => {
    const { allocation, bulk } = await withLocked(1)
    const { id } = await bulk.checked({ kind: 'note', annotation: 'Both.', onAllocation: true })
    const answer = await database.ask(
      { ...bulk.actor, bulkOperationId: id },
      `mutation ($i0: CreateAllocationAnnotationInput!) { r0: createAllocationAnnotation(input: $i0) { clientMutationId } }`,
      { i0: { id: allocation.id, annotation: 'Both.' } },
    )

    expect(answer.errors).toBeUndefined()
    // proves CALL-072
    expect(
      await database.rows(
        'select annotation from app_public.allocation_annotations where allocation_id = $1',
        [allocation.id],
      ),
    ).toEqual([{ annotation: 'Both.' }])
  })

  it('loses no update: of two that change the same rows, the second keeps the changes of the first', async () => {
    const { allocation, ids, bulk } = await withLocked(4)
    const other = new BulkOperations(database, allocation, allocation.owner.as('account_admin'))
    const rest = ids.slice(1)
    const first = await bulk.checked({ kind: 'status', newStatus: 'closed', distributionIds: rest })
    const second = await other.checked({ kind: 'status', newStatus: 'drafted', distributionIds: rest })
    const draft = ({ distributionId, versionBefore }: TestBulkRow) => ({
      id: distributionId,
      patch: { status: 'drafted', version: versionBefore },
    })
    const [mine, theirs] = [await bulk.rows(first.id), await other.rows(second.id)]
    await Promise.all([bulk.send(first.id, mine, close), other.send(second.id, theirs, draft)])

    const [one, two] = [await bulk.read(first.id), await other.read(second.id)]
    expect(one.doneCount + two.doneCount).toBe(3)
    expect(one.refusedCount + two.refusedCount).toBe(3)
    const loser = one.refusedCount > 0 ? first.id : second.id
    expect((await bulk.rows(loser)).map(({ code }) => code)).toEqual(Array(3).fill('changed_elsewhere'))
    const versions = await database.rows<{ version: string }>(
      'select version from app_public.distributions where id = any ($1)',
      [rest],
    )
    const checked = mine.map(({ versionBefore }) => Number(versionBefore) + 1)
    expect(versions.map(({ version }) => Number(version)).toSorted()).toEqual(checked.toSorted())
  })

  it('tries a refused row again once it was checked again', async () => {
    const { ids, bulk } = await withLocked(2)
    const id = ids[1] ?? ''
    const operation = await bulk.checked({ kind: 'status', newStatus: 'closed', distributionIds: [id] })
    await database.rows(`update app_public.distributions set status = 'drafted' where id = $1`, [id])
    await bulk.send(operation.id, await bulk.rows(operation.id), close)
    const [refused] = await bulk.rows(operation.id)
    expect(refused).toMatchObject({ outcome: 'refused', code: 'changed_elsewhere' })

    await bulk.ask('retryBulkOperation', { id: operation.id, rowIds: [refused?.id] })
    expect(await bulk.check(operation.id)).toMatchObject({ state: 'checked', readyCount: 1 })
    await bulk.send(operation.id, await bulk.rows(operation.id), close)
    expect(await statuses([id])).toEqual(['closed'])
  })

  it('is done again when its refused rows would be refused again, so that it can be undone', async () => {
    const { ids, bulk } = await withLocked(3)
    const operation = await bulk.checked({
      kind: 'status',
      newStatus: 'closed',
      distributionIds: ids.slice(1),
    })
    await database.rows(`update app_public.distributions set status = 'drafted' where id = $1`, [ids[1]])
    await bulk.send(operation.id, await bulk.rows(operation.id), close)
    await lock(database, ids[1] ?? '')
    const [refused] = await bulk.rows(operation.id, 'refused')
    await bulk.ask('retryBulkOperation', { id: operation.id, rowIds: [refused?.id] })

    expect(await bulk.check(operation.id)).toMatchObject({ state: 'done', doneCount: 1, leftOutCount: 1 })
    expect(codeOf(await bulk.ask('undoBulkOperation', { id: operation.id }))).toBeUndefined()
    expect(await statuses(ids.slice(1))).toEqual(['drafted', 'open'])
  })

  it('stops, and continues on request', async () => {
    const { ids, bulk } = await withLocked(3)
    const { id } = await bulk.checked({ kind: 'status', newStatus: 'closed', distributionIds: ids.slice(1) })
    const [one, two] = await bulk.rows(id)
    if (!one || !two) throw new Error('There are two rows.')
    await bulk.send(id, [one], close)
    await bulk.ask('stopBulkOperation', { id })
    expect(codeOf(await bulk.send(id, [two], close))).toBe('bulk_stopped')
    expect(await bulk.read(id)).toMatchObject({ state: 'stopped', doneCount: 1, readyCount: 1 })
    await bulk.ask('resumeBulkOperation', { id })
    expect(codeOf(await bulk.send(id, [two], close))).toBeUndefined()
  })

  it('refuses records of others: foreign distributions, other inputs, other accounts', async () => {
    const { allocation, ids, bulk } = await withLocked(2)
    const foreign = await withLocked(1)
    const make = { allocationId: allocation.id, kind: 'status', newStatus: 'closed' }
    for (const distributionIds of [[...ids, ...foreign.ids], [randomUUID()]])
      expect(codeOf(await bulk.ask('makeBulkOperation', { ...make, distributionIds }))).toBe('not_found')
    const { id } = await bulk.checked({ ...make, distributionIds: ids.slice(1) })
    const [row] = await bulk.rows(id)
    if (!row) throw new Error('There is a row.')

    const wrong = [
      (one: TestBulkRow) => ({ ...close(one), patch: { status: 'drafted' } }),
      (one: TestBulkRow) => ({ ...close(one), patch: { status: 'closed', amount: '5' } }),
      () => ({ id: foreign.ids[0], patch: { status: 'closed' } }),
    ]
    for (const input of wrong) expect(codeOf(await bulk.send(id, [row], input))).toBe('bulk_rows_differ')
    const stranger = new BulkOperations(database, foreign.allocation)
    expect(await stranger.read(id)).toBeNull()
    expect(await stranger.rows(id)).toEqual([])
    for (const mutation of [
      'checkBulkOperation',
      'stopBulkOperation',
      'resumeBulkOperation',
      'undoBulkOperation',
    ])
      expect(codeOf(await stranger.ask(mutation, { id }))).toBe('not_found')
    expect(codeOf(await bulk.send(id, [row], close, stranger.actor))).toBe('not_found')
    expect(await statuses(ids)).toEqual(['open', 'open'])
  })

  it('is for owners and admins of the account that owns the allocation', async () => {
    const allocation = await anAllocation(database, { owner: 'broker' })
    const { id } = await makeDistribution(database, allocation)
    const input = { allocationId: allocation.id, kind: 'status', newStatus: 'closed', distributionIds: [id] }
    const agent = await aVendor(database, 'agent')
    const codes = []
    for (const actor of [
      allocation.owner.as(),
      allocation.owner.as('account_admin'),
      allocation.owner.as('account_viewer'),
      allocation.issuer.as(),
      agent.as(),
    ])
      codes.push(
        codeOf(await new BulkOperations(database, allocation, actor).ask('makeBulkOperation', input)),
      )

    expect(codes).toEqual([undefined, undefined, 'not_allowed', 'not_allowed', 'not_allowed'])
  })

  it.each([
    [{ kind: 'status' }, 'Please select a status.'],
    [{ kind: 'status', newStatus: 'deleted' }, 'Please select a status.'],
    [{ kind: 'note', annotation: ' ' }, 'Note is required'],
    [{ kind: 'fold' }, 'There is no such bulk operation.'],
    [{ kind: 'invite', invitations: [] }, 'Select at least one row.'],
  ])('is not begun with %j: %s', async (input, message) => {
    const { allocation, ids, bulk } = await withLocked(1)
    const { errors } = await bulk.ask('makeBulkOperation', {
      ...{ allocationId: allocation.id, distributionIds: ids },
      ...input,
    })
    expect(errors?.[0]).toMatchObject({ message })
  })

  it('invites: names repeated persons, invited persons and units beyond the available ones', async () => {
    const allocation = await anAllocation(database, { total: '100' })
    const bulk = new BulkOperations(database, allocation)
    await makeDistribution(database, allocation, { accountEmail: 'known@bulk.example', amount: '40' })
    const invitations = [
      { accountEmail: 'one@bulk.example', name: 'One', amount: '30' },
      { accountEmail: ' ONE@bulk.example ', name: 'One again', amount: '5' },
      { accountEmail: 'Known@bulk.example', amount: '5' },
      { accountEmail: 'two@bulk.example', name: 'Two', amount: '31' },
      { accountEmail: 'three@bulk.example', name: 'Three', amount: '30' },
      { accountEmail: 'unknown', amount: '1' },
      { accountEmail: 'zero@bulk.example', amount: '0' },
    ]
    const operation = await bulk.checked({ kind: 'invite', invitations })
    const rows = (await bulk.rows(operation.id)).toSorted((a, b) => a.place - b.place)

    // 100 - 40 sold - 30 of the first = 30 left: 31 are too many, 30 are not.
    expect(rows.map(({ outcome, code, problem }) => [outcome, code, problem])).toEqual([
      ['ready', null, null],
      ['left_out', 'repeated_row', 'This is the same person as in row 1.'],
      ['left_out', 'already_open', 'This investor has an open investment in the allocation already.'],
      ['left_out', 'offering_sold_out', 'There are not enough units left.'],
      ['ready', null, null],
      ['left_out', 'invalid_input', 'Email is a required field.'],
      ['left_out', 'invalid_input', 'The number of units must be above 0.'],
    ])
    expect(await mails('one@bulk.example')).toEqual([])
    expect(
      await database.rows(`select 1 from app_public.customers where email = 'one@bulk.example'`),
    ).toEqual([])

    const invite = ({ email: accountEmail, name, amount }: TestBulkRow) => ({
      ...{ accountEmail, name, amount, allocationId: allocation.id },
    })
    const answer = await bulk.send(operation.id, await bulk.rows(operation.id, 'ready'), invite)
    expect(answer.errors).toBeUndefined()
    // proves CALL-083
    expect(await bulk.read(operation.id)).toMatchObject({ state: 'done', doneCount: 2, leftOutCount: 5 })
    expect((await mails('one@bulk.example')).map(({ subject }) => subject)).toEqual([
      'Your investment in Vega Preferred',
      'Claim your account One',
    ])
  })
})
