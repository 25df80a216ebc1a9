import { expect, it } from 'vitest'
import { anAllocation, type TestAllocation } from '../../testing/investments/anAllocation.ts'
import { answered, codeOf } from '../../testing/database/codeOf.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine, onPostgres } from '../../testing/database/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/database/TestDatabase.ts'

const create = `mutation ($allocationId: UUID!, $vendorQualificationId: UUID!) {
  createAllocationQualification(input: { allocationQualification: {
    allocationId: $allocationId, vendorQualificationId: $vendorQualificationId } }) {
    allocationQualification { id executeOrder status vendorQualificationByVendorQualificationId { id name service } } } }`
const move = `mutation ($id: UUID!, $patch: AllocationQualificationPatchRecordInput!) {
  updateAllocationQualificationById(input: { id: $id, patch: $patch }) {
    allocationQualification { id executeOrder version } } }`
const remove = `mutation ($id: UUID!) {
  deleteAllocationQualificationById(input: { id: $id }) { allocationQualification { id } } }`

/** The places of an allocation's qualifications, by which of the vendor's they are: 1 is its first. */
async function order(database: TestDatabase, { id, qualifications }: TestAllocation): Promise<number[]> {
  const rows = await database.rows<{ execute_order: number; vendor_qualification_id: string }>(
    `select execute_order, vendor_qualification_id from app_public.allocation_qualifications
     where allocation_id = $1 order by execute_order`,
    [id],
  )
  expect(rows.map((row) => row.execute_order)).toEqual(rows.map((_, index) => index + 1))
  return rows.map((row) => qualifications.indexOf(row.vendor_qualification_id) + 1)
}

async function idOf(
  database: TestDatabase,
  { id, qualifications }: TestAllocation,
  nr: number,
): Promise<string> {
  const [row] = await database.rows<{ id: string }>(
    'select id from app_public.allocation_qualifications where allocation_id = $1 and vendor_qualification_id = $2',
    [id, qualifications[nr - 1]],
  )
  return row?.id ?? ''
}

onEveryEngine('the qualifications of an allocation', (database) => {
  const add = (
    { id, owner, qualifications }: TestAllocation,
    nr: number,
    vendorQualificationId = qualifications[nr - 1],
  ) => database.ask(owner.as(), create, { allocationId: id, vendorQualificationId })
  const moveTo = async (allocation: TestAllocation, nr: number, executeOrder: number) =>
    database.ask(allocation.owner.as(), move, {
      id: await idOf(database, allocation, nr),
      patch: { executeOrder },
    })

  it('are offered by vendor, the active ones', async () => {
    const { owner, qualifications } = await anAllocation(database)
    await database.rows('update app_public.vendor_qualifications set active = false where id = $1', [
      qualifications[4],
    ])
    const listed = await database.ask(
      owner.as(),
      `query ($accountId: UUID!) { allVendorQualifications(orderBy: NAME_ASC,
        filter: { accountId: { equalTo: $accountId }, active: { equalTo: true } }) { totalCount nodes { id name } } }`,
      { accountId: owner.accountId },
    )
    // proves CALL-064
    expect(listed.data?.allVendorQualifications).toMatchObject({
      totalCount: 4,
      nodes: [{ name: 'Check 1' }, { name: 'Check 2' }, { name: 'Check 3' }, { name: 'Check 4' }],
    })
  })

  it('are added last, each once', async () => {
    const allocation = await anAllocation(database, { asks: 1 })
    const { allocationQualification } = answered<{ allocationQualification: object }>(
      await add(allocation, 3),
      'createAllocationQualification',
    )
    expect(allocationQualification).toMatchObject({
      executeOrder: 2,
      status: 'not_started',
      vendorQualificationByVendorQualificationId: { id: allocation.qualifications[2], name: 'Check 3' },
    })
    expect(codeOf(await add(allocation, 3))).toBe('qualification_exists')
    // proves CALL-075, ENTITY-035
    expect(await order(database, allocation)).toEqual([1, 3])
  })

  it('are the vendor’s own and active', async () => {
    const [allocation, other] = [await anAllocation(database), await anAllocation(database)]
    expect(codeOf(await add(allocation, 0, other.qualifications[0]))).toBe('not_found')
    await database.rows('update app_public.vendor_qualifications set active = false where id = $1', [
      allocation.qualifications[1],
    ])
    // proves CALL-075
    expect(codeOf(await add(allocation, 2))).toBe('not_found')
  })

  it.each([
    [4, 1, [4, 1, 2, 3, 5]],
    [1, 4, [2, 3, 4, 1, 5]],
    [2, 3, [1, 3, 2, 4, 5]],
    [5, 5, [1, 2, 3, 4, 5]],
    [1, 99, [2, 3, 4, 5, 1]],
    [3, -7, [3, 1, 2, 4, 5]],
  ])('move: %i to place %i makes room', async (nr, place, expected) => {
    const allocation = await anAllocation(database, { asks: 5 })
    expect(codeOf(await moveTo(allocation, nr, place))).toBeUndefined()
    // proves CALL-077
    expect(await order(database, allocation)).toEqual(expected)
  })

  it('refuse a move made from a version that is no longer theirs', async () => {
    const allocation = await anAllocation(database, { asks: 2 })
    const id = await idOf(database, allocation, 1)
    await moveTo(allocation, 1, 2)
    const stale = { id, patch: { executeOrder: 1, version: '1' } }
    // proves CALL-077
    expect(codeOf(await database.ask(allocation.owner.as(), move, stale))).toBe('changed_elsewhere')
  })

  it('go without leaving a gap, and stay with investments made already', async () => {
    const allocation = await anAllocation(database, { asks: 3 })
    const { id } = await makeDistribution(database, allocation)
    const gone = await idOf(database, allocation, 2)
    expect(codeOf(await database.ask(allocation.owner.as(), remove, { id: gone }))).toBeUndefined()
    expect(await order(database, allocation)).toEqual([1, 3])
    const [kept] = await database.rows(
      'select count(*)::int from app_public.distribution_qualifications where distribution_id = $1',
      [id],
    )
    // proves CALL-076
    expect(kept).toEqual({ count: 3 })
  })

  it('can be changed only by the owner of the allocation, and not while it is stale', async () => {
    const allocation = await anAllocation(database, { owner: 'broker', asks: 2 })
    const id = await idOf(database, allocation, 1)
    const patch = { executeOrder: 2 }
    expect(codeOf(await database.ask(allocation.issuer.as(), move, { id, patch }))).toBe('not_allowed')
    expect(codeOf(await database.ask(allocation.issuer.as(), remove, { id }))).toBe('not_allowed')
    await database.rows(`update app_public.allocations set status = 'stale' where id = $1`, [allocation.id])
    expect(codeOf(await database.ask(allocation.owner.as(), move, { id, patch }))).toBe('allocation_stale')
    expect(codeOf(await add(allocation, 4))).toBe('allocation_stale')
  })
})

onPostgres('the order of an allocation’s qualifications', (database) => {
  it('stays 1 to n under 50 edits at once', async () => {
    const allocation = await anAllocation(database, { asks: 5 })
    const ids = await Promise.all([1, 2, 3, 4, 5].map((nr) => idOf(database, allocation, nr)))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        database.ask(allocation.owner.as(), move, {
          id: ids[index % 5],
          patch: { executeOrder: 1 + ((index * 7) % 5) },
        }),
      ),
    )
    expect(answers.filter(codeOf)).toEqual([])
    // proves CALL-077
    expect((await order(database, allocation)).sort()).toEqual([1, 2, 3, 4, 5])
  })
})
