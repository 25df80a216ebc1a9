import { expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import {
  ask,
  call,
  cinder,
  codeOf,
  halden,
  made,
  northgate,
  type Row,
} from '../../testing/accounts/anIssuer.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const fields = `id name ticker total unitValue latestValue blockchainAddressId issued
  accountByIssuerId { id } listingBySecurityId { accountByAtsId { name } }`

onEveryEngine('securities', (database) => {
  const create = (input: Row) =>
    call(database, halden, { name: 'createSecurity', input, answer: `security { ${fields} }` })

  it('are created with a name, a total and perhaps a symbol, which is the ticker', async () => {
    const security = made(
      await create({ name: 'Series D Preferred', total: '1000', symbol: 'D-1' }),
      'security',
    )

    expect(security).toMatchObject({
      name: 'Series D Preferred',
      ticker: 'D-1',
      total: '1000.000000000000000000',
      unitValue: null,
      blockchainAddressId: null,
      accountByIssuerId: { id: accountIds.halden },
      listingBySecurityId: null,
    })
    expect(made(await create({ name: 'Warrants', total: '5' }), 'security').ticker).toBeNull()
    expect(codeOf(await create({ name: '', total: '5' }))).toBe('invalid_input')
    // proves CALL-052, ENTITY-017
    expect(codeOf(await create({ name: 'Warrants', total: '-5' }))).toBe('invalid_input')
  })

  it('are worth their unit value times their total', async () => {
    const { id } = made(await create({ name: 'Series E', total: '1234.5' }), 'security')
    await call(database, halden, {
      name: 'updateSecurityById',
      input: { id, patch: { unitValue: '0.02', ticker: 'E-1' } },
      answer: 'clientMutationId',
    })

    const source = `query ($id: UUID!) { securityById(id: $id) { ${fields} } }`
    const { securityById } = await ask(database, halden, source, { id })

    expect(securityById?.ticker).toBe('E-1')
    // 0.02 × 1,234.5 = 24.69
    expect(securityById?.latestValue).toMatch(/^24\.690+$/)
    // proves CALL-051, CALL-053, ENTITY-018
    expect(await ask(database, cinder, source, { id })).toEqual({ securityById: null })
  })

  it('are listed with the ATS that trades them, which sees them too', async () => {
    const { id } = made(await create({ name: 'Listed', total: '10' }), 'security')
    await database.rows('insert into app_public.listings (security_id, ats_id) values ($1, $2)', [
      id,
      accountIds.northgate,
    ])
    const list = (actor = halden) =>
      ask<{ allSecurities: { nodes: Row[]; totalCount: number } }>(
        database,
        actor,
        `{ allSecurities(orderBy: [NAME_ASC]) { totalCount nodes { ${fields} } } }`,
      )

    const own = (await list()).allSecurities.nodes.find((security) => security.id === id)
    const theirs = (await list(northgate)).allSecurities.nodes.find((security) => security.id === id)

    expect(own?.listingBySecurityId).toEqual({ accountByAtsId: { name: 'Northgate ATS, LLC' } })
    // proves CALL-050, ENTITY-017
    expect(theirs).toEqual(own)
  })
})
