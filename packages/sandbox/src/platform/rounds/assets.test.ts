import { expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { seedId } from '../../../seed/seedId.ts'
import {
  ask,
  call,
  cinder,
  codeOf,
  halden,
  haldenViewer,
  larkspur,
  made,
} from '../../testing/accounts/anIssuer.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

onEveryEngine('assets', (database) => {
  const create = (actor = halden, asset: object = {}) =>
    call(database, actor, {
      name: 'createAsset',
      input: {
        asset: {
          name: 'Halden Royalty',
          authorizedTotal: '2500000.5',
          type: 'Fund',
          status: 'drafted',
          ...asset,
        },
      },
      answer: 'asset { id name authorizedTotal type status issuerId createdOn version }',
    })
  const update = (id: unknown, patch: object, actor = halden) =>
    call(database, actor, {
      name: 'updateAssetById',
      input: { id, patch },
      answer: 'asset { id name authorizedTotal status version }',
    })

  it('are created for their issuer, also if a client names another account', async () => {
    const asset = made(await create(), 'asset')

    expect(asset).toMatchObject({ name: 'Halden Royalty', type: 'Fund', status: 'drafted', version: '1' })
    expect(asset.authorizedTotal).toBe('2500000.500000000000000000')
    expect(asset.issuerId).toBe(accountIds.halden)
    // proves CALL-034, ENTITY-014
    expect(asset.createdOn).toBeTruthy()
  })

  it('take any status after any other, and only a status there is', async () => {
    const { id } = made(await create(), 'asset')

    for (const status of ['closed', 'active', 'stale', 'drafted']) {
      expect(made(await update(id, { status }), 'asset').status).toBe(status)
    }
    expect(codeOf(await update(id, { status: 'sold' }))).toBe('invalid_input')
    expect(codeOf(await create(halden, { name: '' }))).toBe('invalid_input')
    expect(codeOf(await create(halden, { authorizedTotal: '-1' }))).toBe('invalid_input')
    // proves CACHE-011, CALL-035
    expect(codeOf(await create(halden, { type: 'Painting' }))).toBe('invalid_input')
  })

  it('refuse an editor whose version was changed elsewhere', async () => {
    const { id } = made(await create(), 'asset')
    await update(id, { name: 'Renamed' })

    const stale = await update(id, { name: 'Mine', version: '1' })

    expect(codeOf(stale)).toBe('changed_elsewhere')
    // proves CALL-035
    expect(made(await update(id, { name: 'Mine', version: '2' }), 'asset')).toMatchObject({ name: 'Mine' })
  })

  it('are not there for another issuer, and not to be edited by a broker or a viewer', async () => {
    const { id } = made(await create(), 'asset')

    expect(codeOf(await update(id, { name: 'Theirs' }, haldenViewer))).toBe('not_allowed')
    expect(codeOf(await update(id, { name: 'Theirs' }, larkspur))).toBe('not_allowed')
    expect(codeOf(await update(seedId('asset:cinder-notes'), { name: 'Theirs' }))).toBe('not_found')
    const { assetById } = await ask(database, cinder, `query ($id: UUID!) { assetById(id: $id) { id } }`, {
      id,
    })
    // proves CACHE-012, CALL-035
    expect(assetById).toBeNull()
  })

  it('are listed newest first, each with its rounds by opening day, newest first', async () => {
    const { allAssets } = await ask<{ allAssets: { totalCount: number; nodes: Listed[] } }>(
      database,
      halden,
      `{ allAssets(orderBy: [CREATED_ON_DESC]) { totalCount nodes { name createdOn
           assetTypeByType { type accountingType }
           roundsByAssetId(orderBy: [OPENS_ON_DESC]) { nodes { name opensOn } } } } }`,
    )

    const created = allAssets.nodes.map(({ createdOn }) => createdOn)
    expect(created).toEqual([...created].sort().reverse())
    const preferred = allAssets.nodes.find(({ name }) => name === 'Halden Biologics Preferred')
    expect(preferred?.assetTypeByType).toEqual({ type: 'Equity', accountingType: 'Equity' })
    expect(preferred?.roundsByAssetId.nodes.map(({ name }) => name)).toEqual([
      'Series C',
      'Series B',
      'Series A',
      'Series Seed',
    ])
    // proves CALL-028, CALL-031
    expect(allAssets.totalCount).toBe(allAssets.nodes.length)
  })

  it('are found by a broker under the issuers that have some', async () => {
    const { allAccounts } = await ask<{ allAccounts: { totalCount: number; nodes: { name: string }[] } }>(
      database,
      larkspur,
      `{ allAccounts(filter: { type: { equalTo: "issuer" }, assetsByIssuerIdExist: true }, orderBy: [NAME_ASC]) {
           totalCount nodes { name assetsByIssuerId { nodes { name roundsByAssetId { nodes { name } } } } } } }`,
    )

    expect(allAccounts.nodes[0]?.name).toBe('Cinder Peak Energy Corp.')
    // proves CALL-032
    expect(allAccounts.totalCount).toBe(5)
  })

  it('have a type, with the kind of accounting it asks for', async () => {
    const { allAssetTypes } = await ask(
      database,
      halden,
      `{ allAssetTypes(orderBy: [TYPE_ASC]) { nodes { type accountingType } } }`,
    )

    // proves CALL-033
    expect(allAssetTypes).toEqual({
      nodes: ['Debt', 'Equity', 'Fund'].map((type) => ({ type, accountingType: type })),
    })
  })
})

interface Listed {
  name: string
  createdOn: string
  assetTypeByType: object
  roundsByAssetId: { nodes: { name: string }[] }
}
