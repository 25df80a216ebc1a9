import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  ask,
  call,
  cinder,
  codeOf,
  halden,
  haldenViewer,
  larkspur,
  made,
  type Row,
} from '../../testing/accounts/anIssuer.ts'
import { aHolding, aRound, doJobs, type TestRound } from '../../testing/investments/aRound.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const fields = `id name symbol total status precision type roundByRoundId { id }
  currentContract { id status chain contractAddress }
  contractsByTokenId { nodes { id status chain contractAddress } }
  capTableEntriesByTokenId { nodes { id amount blockchainAddressByBlockchainAddressId { id chain address
    accountByAccountId { name }
    ledgerEntriesByBlockchainAddressId { nodes { amount transactionByTransactionId { kind chainData } } } } } }`

onEveryEngine('tokens', (database) => {
  const token = async (id: string, actor: Actor = halden) =>
    (await ask(database, actor, `query ($id: UUID!) { tokenById(id: $id) { ${fields} } }`, { id }))
      .tokenById ?? {}
  const makeToken = (_tokenId: string, input: Row = {}, actor: Actor = halden) =>
    call(database, actor, {
      name: 'makeToken',
      input: { _tokenId, _name: 'Halden A', _symbol: 'HLDA', _chain: 'tezos-mainnet', ...input },
      answer: `token { ${fields} }`,
    })
  const deploy = (_contractId: unknown, actor: Actor = halden) =>
    call(database, actor, {
      name: 'deployContract',
      input: { _contractId },
      answer: 'contract { id status chain contractAddress version tokenByTokenId { status } }',
    })
  const mint = (holdingIds: string[], actor: Actor = halden) =>
    call(database, actor, {
      name: 'tokenizeHoldings',
      input: { holdingIds },
      answer: 'holdings { id amount }',
    })
  const contractOf = async (round: TestRound) =>
    ((await token(round.tokenId)).currentContract as Row | null) ?? {}
  const deployed = async (input: Row = {}) => {
    const round = await aRound(database)
    made(await makeToken(round.tokenId, input), 'token')
    made(await deploy((await contractOf(round)).id), 'contract')
    await doJobs(database)
    return round
  }

  it('stand beside every round, not tokenized until they are set up', async () => {
    const round = await aRound(database)
    expect(await token(round.tokenId)).toMatchObject({
      name: null,
      status: 'system_only',
      total: '1000.000000000000000000',
      precision: 18,
      currentContract: null,
    })

    const set = made(await makeToken(round.tokenId), 'token')

    // proves CALL-047, ENTITY-027
    expect(set).toMatchObject({
      name: 'Halden A',
      symbol: 'HLDA',
      status: 'not_deployed',
      currentContract: { status: 'not_deployed', chain: 'tezos-mainnet', contractAddress: null },
    })
  })

  it('are edited until their contract is deployed', async () => {
    const round = await aRound(database)
    const set = made(await makeToken(round.tokenId), 'token')
    const contract = set.currentContract as Row

    const edited = made(
      await makeToken(round.tokenId, {
        _name: 'Halden B (new)',
        _chain: 'ethereum-capstan',
        _contractAddressId: contract.id,
      }),
      'token',
    )

    expect(edited).toMatchObject({
      name: 'Halden B (new)',
      currentContract: { id: contract.id, chain: 'ethereum-capstan' },
      contractsByTokenId: { nodes: [{ id: contract.id }] },
    })
    // proves CALL-047
    expect(codeOf(await makeToken(round.tokenId, { _contractAddressId: randomUUID() }))).toBe('not_found')
  })

  it.each([
    [{ _name: '' }, 'Token name is required.'],
    [{ _name: 'x'.repeat(41) }, 'Token name must be less than 40 characters.'],
    [{ _name: 'Halden <A>' }, 'A token name is made of letters, digits, spaces and common punctuation.'],
    [{ _symbol: '' }, 'Token symbol is required.'],
    [{ _symbol: 'x'.repeat(41) }, 'Token symbol must be less than 40 characters.'],
    [{ _chain: 'capstan-hawknet' }, 'Chain is required.'],
    [{ _chain: 'dogecoin-mainnet' }, 'Chain is required.'],
  ])('are not called %j', async (input, message) => {
    const round = await aRound(database)

    const { errors } = await makeToken(round.tokenId, input)

    expect(errors).toMatchObject([{ message, extensions: { code: 'invalid_token' } }])
    // proves CALL-047
    expect(
      codeOf(await makeToken(round.tokenId, { _name: 'é'.repeat(40), _symbol: 'x'.repeat(40) })),
    ).toBeUndefined()
  })

  it('are deployed in a moment, after which the contract has an address', async () => {
    const round = await aRound(database)
    await makeToken(round.tokenId)
    const { id } = await contractOf(round)

    const sent = made(await deploy(id), 'contract')
    expect(sent).toMatchObject({
      status: 'deploying',
      contractAddress: null,
      tokenByTokenId: { status: 'deploying' },
    })
    expect(codeOf(await deploy(id))).toBe('wrong_status')
    expect(codeOf(await makeToken(round.tokenId))).toBe('wrong_status')
    await doJobs(database)

    expect(await token(round.tokenId)).toMatchObject({
      status: 'deployed',
      currentContract: {
        status: 'deployed',
        contractAddress: expect.stringMatching(/^tz1[1-9A-Za-z]{33}$/) as string,
      },
    })
    const ether = await deployed({ _chain: 'ethereum-mainnet' })
    // proves CALL-048
    expect((await contractOf(ether)).contractAddress).toMatch(/^0x[0-9a-f]{40}$/)
  })

  it('take holdings off the ledger and onto their chain, in one block', async () => {
    const round = await deployed()
    const [one, two] = [
      await aHolding(database, round, { amount: '60' }),
      await aHolding(database, round, { amount: '0.25' }),
    ]

    const asked = await mint([one.id, two.id])
    expect(codeOf(asked)).toBeUndefined()
    expect(await token(round.tokenId)).toMatchObject({
      status: 'issuing',
      currentContract: { status: 'issuing' },
    })
    expect(codeOf(await mint([one.id]))).toBe('wrong_status')
    await doJobs(database)

    const after = await token(round.tokenId)
    expect(after).toMatchObject({ status: 'deployed', currentContract: { status: 'issued' } })
    const entries = (after.capTableEntriesByTokenId as { nodes: Entry[] }).nodes
    expect(entries.map(({ amount }) => amount).sort()).toEqual([
      '0.250000000000000000',
      '60.000000000000000000',
    ])
    const blocks = entries.flatMap(({ blockchainAddressByBlockchainAddressId: address }) => {
      expect(address.chain).toBe('tezos-mainnet')
      expect(address.accountByAccountId.name).toBe('Ida Test')
      return address.ledgerEntriesByBlockchainAddressId.nodes.map(
        ({ transactionByTransactionId: { kind, chainData } }) => {
          expect(kind).toBe('mint')
          return chainData.block_number
        },
      )
    })
    expect(new Set(blocks).size).toBe(1)
    const { allFullHoldings } = await ask<{ allFullHoldings: { nodes: Row[] } }>(
      database,
      halden,
      `query ($id: UUID!) { allFullHoldings(filter: { roundId: { equalTo: $id } }, orderBy: [AMOUNT_DESC]) { nodes { amount chain } } }`,
      { id: round.id },
    )
    // The holdings are unchanged: only their place has changed.
    expect(allFullHoldings.nodes).toEqual([
      { amount: '60.000000000000000000', chain: 'tezos-mainnet' },
      { amount: '0.250000000000000000', chain: 'tezos-mainnet' },
    ])
    // proves CALL-049, ENTITY-029
    expect(codeOf(await mint([one.id]))).toBe('not_mintable')
  })

  it('mint nothing that is of another round, too precise, or before there is a contract', async () => {
    const [bare, round, other] = [await aRound(database), await deployed(), await aRound(database)]
    const [early, foreign, fine] = [
      await aHolding(database, bare),
      await aHolding(database, other),
      await aHolding(database, round, { amount: '0.125' }),
    ]
    await database.rows('update app_public.tokens set precision = 2 where id = $1', [round.tokenId])

    expect(codeOf(await mint([early.id]))).toBe('wrong_status')
    expect(codeOf(await mint([fine.id]))).toBe('too_precise')
    const good = await aHolding(database, round, { amount: '5.25' })
    expect(codeOf(await mint([good.id, foreign.id]))).toMatch(/not_mintable|wrong_status/)
    // proves CALL-049
    expect(codeOf(await mint([good.id, randomUUID()]))).toBe('not_found')
  })

  it('swap their chain: units go back to the ledger, and a new contract waits on the next one', async () => {
    const round = await deployed()
    const { id } = await aHolding(database, round, { amount: '60' })
    await mint([id])
    await doJobs(database)

    expect(codeOf(await makeToken(round.tokenId))).toBe('same_chain')
    const swapping = made(await makeToken(round.tokenId, { _chain: 'ethereum-mainnet' }), 'token')
    expect(swapping).toMatchObject({
      status: 'burning',
      currentContract: { chain: 'ethereum-mainnet', status: 'not_deployed' },
    })
    expect(codeOf(await deploy((swapping.currentContract as Row).id))).toBe('wrong_status')
    await doJobs(database)

    const swapped = await token(round.tokenId)
    expect(swapped).toMatchObject({ status: 'not_deployed' })
    expect((swapped.contractsByTokenId as { nodes: Row[] }).nodes.map(({ status }) => status).sort()).toEqual(
      ['burned', 'not_deployed'],
    )
    const [held] = await database.rows(
      `select trim_scale(amount)::text as amount, chain from app_public.holdings
       join app_public.blockchain_addresses on blockchain_addresses.id = blockchain_address_id where holdings.id = $1`,
      [id],
    )
    expect(held).toEqual({ amount: '60', chain: 'capstan-hawknet' })
    made(await deploy((swapped.currentContract as Row).id), 'contract')
    await doJobs(database)
    // proves CALL-047
    expect(await token(round.tokenId)).toMatchObject({
      status: 'deployed',
      currentContract: { chain: 'ethereum-mainnet' },
    })
  })

  it('report the refusal of their chain, return to their previous status, and are sent again', async () => {
    const round = await aRound(database)
    await makeToken(round.tokenId)
    const { id } = await contractOf(round)
    const refuseNext = () => database.rows('insert into app_private.chain_refusals values ($1)', [id])
    const stand = async () => {
      const answer = await ask(
        database,
        halden,
        `query ($id: UUID!) { tokenById(id: $id) { status currentContract { status refused contractAddress } } }`,
        { id: round.tokenId },
      )
      return answer.tokenById as Row
    }

    await refuseNext()
    await deploy(id)
    await doJobs(database)
    expect(await stand()).toMatchObject({
      status: 'not_deployed',
      currentContract: { status: 'not_deployed', refused: 'deployment', contractAddress: null },
    })
    made(await deploy(id), 'contract')
    expect(await stand()).toMatchObject({ currentContract: { refused: null } })
    await doJobs(database)

    const [one, two] = [
      await aHolding(database, round, { amount: '60' }),
      await aHolding(database, round, { amount: '5' }),
    ]
    await refuseNext()
    await mint([one.id])
    await doJobs(database)
    expect(await stand()).toMatchObject({
      status: 'deployed',
      currentContract: { status: 'deployed', refused: 'minting' },
    })
    await mint([one.id])
    await doJobs(database)
    await refuseNext()
    await mint([two.id])
    await doJobs(database)
    // Units minted before are still on the chain.
    expect(await stand()).toMatchObject({ currentContract: { status: 'issued', refused: 'minting' } })
    const chains = await database.rows(
      `select trim_scale(amount)::text as amount, coalesce(chain, 'capstan-hawknet') as chain from app_public.holdings
       left join app_public.blockchain_addresses on blockchain_addresses.id = blockchain_address_id
       where round_id = $1 order by holdings.amount`,
      [round.id],
    )
    expect(chains).toEqual([
      { amount: '5', chain: 'capstan-hawknet' },
      { amount: '60', chain: 'tezos-mainnet' },
    ])
  })

  it('are not written over by who saw them as they were before', async () => {
    const round = await aRound(database)
    await makeToken(round.tokenId)
    const { version } = (
      await ask<{ tokenById: { version: string } }>(
        database,
        halden,
        'query ($id: UUID!) { tokenById(id: $id) { version } }',
        { id: round.tokenId },
      )
    ).tokenById

    made(await makeToken(round.tokenId, { _name: 'Theirs', _version: version }), 'token')
    const late = await makeToken(round.tokenId, { _name: 'Mine', _version: version })

    expect(codeOf(late)).toBe('changed_elsewhere')
    expect(await token(round.tokenId)).toMatchObject({ name: 'Theirs' })
  })

  it('are offered one public chain and the private one', async () => {
    const { allChains } = await ask<{ allChains: { nodes: Row[] } }>(
      database,
      halden,
      '{ allChains(filter: { isOffered: { equalTo: true } }) { nodes { id kind } } }',
      {},
    )

    // proves TOKEN-031
    expect(allChains.nodes).toEqual([
      { id: 'ethereum-capstan', kind: 'private' },
      { id: 'tezos-mainnet', kind: 'public' },
    ])
  })

  it('make no transition that their states do not have, for every writer', async () => {
    const round = await deployed()
    const { id } = await contractOf(round)
    const moves = await database.rows<{ subject: string; was: string; becomes: string }>(
      'select subject, was, becomes from app_private.status_moves',
    )
    const states = {
      tokens: ['system_only', 'burning', 'not_deployed', 'deploying', 'deployed', 'issuing', 'issued'],
      contracts: ['not_deployed', 'deploying', 'deployed', 'issuing', 'issued', 'burning', 'burned'],
    }
    for (const [subject, names] of Object.entries(states)) {
      for (const [was, becomes] of names.flatMap((was) => names.map((becomes) => [was, becomes]))) {
        const client = await database.db.pool.connect()
        await client.query('begin')
        await client.query('alter table app_public.tokens disable trigger check_move')
        await client.query('alter table app_public.contracts disable trigger check_move')
        await client.query(`update app_public.${subject} set status = $1 where id = $2`, [
          was,
          subject === 'tokens' ? round.tokenId : id,
        ])
        await client.query('alter table app_public.tokens enable trigger check_move')
        await client.query('alter table app_public.contracts enable trigger check_move')
        const moved = await client
          .query(`update app_public.${subject} set status = $1 where id = $2`, [
            becomes,
            subject === 'tokens' ? round.tokenId : id,
          ])
          .then(
            () => true,
            () => false,
          )
        await client.query('rollback')
        client.release()
        const known = moves.some(
          (move) => move.subject === subject && move.was === was && move.becomes === becomes,
        )
        expect([subject, was, becomes, moved]).toEqual([subject, was, becomes, known || was === becomes])
      }
    }
  })

  it('are another issuer’s not to see, a viewer’s and a broker’s not to touch', async () => {
    const round = await deployed()
    const { id } = await contractOf(round)

    expect(await token(round.tokenId, cinder)).toEqual({})
    // proves CALL-118
    for (const actor of [haldenViewer, larkspur]) {
      expect(codeOf(await makeToken(round.tokenId, {}, actor))).toBe('not_allowed')
      expect(codeOf(await deploy(id, actor))).toBe('not_allowed')
      expect(codeOf(await mint([randomUUID()], actor))).toBe('not_allowed')
    }
  })
})

interface Entry {
  amount: string
  blockchainAddressByBlockchainAddressId: {
    chain: string
    accountByAccountId: { name: string }
    ledgerEntriesByBlockchainAddressId: {
      nodes: { transactionByTransactionId: { kind: string; chainData: Record<string, unknown> } }[]
    }
  }
}
