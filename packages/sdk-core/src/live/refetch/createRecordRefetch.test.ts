import { describe, expect, it, vi } from 'vitest'
import type { Entity } from '../../cache/entity'
import { CapstanError } from '../../errors/CapstanError'
import { createRecordRefetch } from './createRecordRefetch'

const id = '10000000-0000-4000-8000-000000000001'

function setUp() {
  const known = { step: { __typename: 'Step', id, version: '3', status: 'pending' } as Entity | undefined }
  const chosen = { reader: 'a' }
  const refetchTable = vi.fn(async () => undefined)
  const onUpdated = vi.fn()
  const read = ({ __typename }: { __typename: string }) => (__typename === 'Step' ? known.step : undefined)
  const refetch = createRecordRefetch({
    entityCache: { read },
    now: () => 7,
    refetchTable,
    onUpdated,
    identity: () => chosen.reader,
  })
  return {
    known,
    chosen,
    refetchTable,
    onUpdated,
    ask: (announced = { version: 4, isGone: false }) =>
      refetch('steps', new Map([[id, announced]]), () => {}),
  }
}

describe('createRecordRefetch', () => {
  it('returns and reports the refetched records', async () => {
    const { known, refetchTable, onUpdated, ask } = setUp()
    const before = known.step
    const after = { __typename: 'Step', id, version: '4', status: 'complete' }
    refetchTable.mockImplementation(async () => {
      known.step = after
      return undefined
    })

    expect(await ask()).toEqual(new Map([[id, after]]))
    expect(refetchTable).toHaveBeenCalledWith(
      { table: 'steps', changes: new Map([[id, { version: 4, isGone: false }]]), changedAt: 7 },
      expect.any(Function),
    )
    expect(onUpdated.mock.calls).toEqual([[before, after]])
  })

  it('reports no record that is gone', async () => {
    const { known, refetchTable, onUpdated, ask } = setUp()
    refetchTable.mockImplementation(async () => void (known.step = undefined) as undefined)

    expect(await ask()).toEqual(new Map([[id, undefined]]))
    expect(onUpdated).not.toHaveBeenCalled()
  })

  it('has no answer for a refused record, so that it is not requested again', async () => {
    const { known, refetchTable, onUpdated, ask } = setUp()
    refetchTable.mockRejectedValueOnce(new CapstanError('not_found'))
    expect(await ask()).toEqual(new Map())
    expect(onUpdated).not.toHaveBeenCalled()

    const after = { __typename: 'Step', id, version: '4', status: 'complete' }
    refetchTable.mockImplementationOnce(async () => {
      known.step = after
      throw new CapstanError('not_found')
    })
    expect(await ask()).toEqual(new Map([[id, after]]))

    refetchTable.mockRejectedValueOnce(new CapstanError('network_failed'))
    await expect(ask()).rejects.toMatchObject({ code: 'network_failed' })
  })

  it('reports nothing when another account was chosen meanwhile', async () => {
    const { chosen, refetchTable, onUpdated, ask } = setUp()
    refetchTable.mockImplementation(async () => void (chosen.reader = 'b') as undefined)

    expect(await ask()).toEqual(new Map())
    expect(onUpdated).not.toHaveBeenCalled()
  })
})
