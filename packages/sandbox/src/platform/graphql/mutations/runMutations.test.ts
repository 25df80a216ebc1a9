import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anInvestor } from '../../../testing/accounts/anInvestor.ts'
import { exampleRecords } from '../../../testing/database/exampleRecords.ts'
import { onEveryEngine, onPostgres } from '../../../testing/database/onEveryEngine.ts'
import type { Actor, Answer, TestDatabase } from '../../../testing/database/TestDatabase.ts'

const anIssuer = (database: TestDatabase) => anInvestor(database, { type: 'issuer' })
const create = (name: string) =>
  `createExampleRecord(input: { exampleRecord: { name: "${name}" } }) { exampleRecord { id name } }`
const keyed = (actor: Actor, idempotencyKey: string, operationBodyHash = 'body'): Actor => ({
  ...actor,
  idempotencyKey,
  operationBodyHash,
})
const namesOf = async (database: TestDatabase, { accountId }: Actor) =>
  (
    await database.rows<{ name: string }>(
      'select name from app_public.example_records where issuer_id = $1 order by name',
      [accountId],
    )
  ).map(({ name }) => name)
const outcomesOf = async (database: TestDatabase, { accountId }: Actor) =>
  (
    await database.rows<{ outcome: string }>(
      'select outcome from app_public.operations where account_id = $1 order by outcome',
      [accountId],
    )
  ).map(({ outcome }) => outcome)
const codesOf = ({ errors = [] }: Answer) => errors.map(({ extensions }) => extensions.code)

const slowTrigger = `
  create function app_private.slow_example_record() returns trigger language plpgsql volatile set search_path = pg_catalog
  as $$ begin perform pg_sleep(case new.name when 'Slow' then 0.4 else 0 end); return new; end $$;
  create trigger slow_example_record before insert or update on app_public.example_records
    for each row execute function app_private.slow_example_record();
`

onEveryEngine(
  'a request of mutations',
  (database) => {
    it('writes the successful ones and omits the failed ones, each under its alias', async () => {
      const issuer = await anIssuer(database)
      const answer = await database.ask(
        issuer,
        `mutation { a: ${create('A')} ...more } fragment more on Mutation { b: ${create('')} c: ${create('C')} }`,
      )
      expect(answer.data).toMatchObject({
        a: { exampleRecord: { name: 'A' } },
        b: null,
        c: { exampleRecord: { name: 'C' } },
      })
      expect(answer.errors).toMatchObject([{ path: ['b'], extensions: { code: 'invalid_input' } }])
      expect(await namesOf(database, issuer)).toEqual(['A', 'C'])
    })

    it('sees in each mutation the writes of the earlier ones', async () => {
      const issuer = await anIssuer(database)
      const answer = await database.ask(
        issuer,
        `mutation { a: ${create('A')} b: createExampleRecord(input: { exampleRecord: { name: "B" } }) {
          exampleRecord { accountByIssuerId { exampleRecordsByIssuerId(orderBy: NAME_ASC) { nodes { name } } } } } }`,
      )
      expect(answer.data?.b).toMatchObject({
        exampleRecord: {
          accountByIssuerId: { exampleRecordsByIssuerId: { nodes: [{ name: 'A' }, { name: 'B' }] } },
        },
      })
    })

    it('gives the same answer under the same key, its errors too, and writes once', async () => {
      const issuer = keyed(await anIssuer(database), 'one')
      const document = `mutation { a: ${create('A')} b: ${create('')} }`
      const first = await database.ask(issuer, document)

      expect(codesOf(first)).toEqual(['invalid_input'])
      expect(await database.ask(issuer, document)).toEqual(first)
      expect(await namesOf(database, issuer)).toEqual(['A'])
      expect(await outcomesOf(database, issuer)).toEqual(['done', 'refused'])
    })

    it('stores no answer when nothing succeeded: the corrected request may use the key', async () => {
      const issuer = await anIssuer(database)
      await database.ask(keyed(issuer, 'one'), `mutation { ${create('')} }`)
      const corrected = await database.ask(keyed(issuer, 'one', 'corrected'), `mutation { ${create('A')} }`)

      expect(corrected.errors).toBeUndefined()
    })

    it('refuses every mutation of another body under the key, and writes the refusals down', async () => {
      const issuer = await anIssuer(database)
      await database.ask(keyed(issuer, 'one'), `mutation { ${create('A')} }`)
      const other = await database.ask(
        keyed(issuer, 'one', 'another'),
        `mutation { x: ${create('B')} y: ${create('C')} }`,
      )
      expect(other.data).toEqual({ x: null, y: null })
      expect(codesOf(other)).toEqual(['idempotency_conflict', 'idempotency_conflict'])
      expect(await outcomesOf(database, issuer)).toEqual(['done', 'refused', 'refused'])
    })

    it('stores nothing readable', async () => {
      const issuer = keyed(await anIssuer(database), 'one')
      await database.ask(issuer, `mutation { ${create('Harbour of secrets')} }`)
      const [stored] = await database.rows<{ row: string; hex: string }>(
        `select idempotency::text as row, encode(answer, 'hex') as hex from app_private.idempotency where user_id = $1`,
        [issuer.userId],
      )
      expect(stored?.hex.length).toBeGreaterThan(100)
      expect(stored?.row).not.toContain(Buffer.from('Harbour').toString('hex'))
      expect(stored?.row).not.toContain('Harbour')
    })

    it('takes a hundred mutations', async () => {
      const issuer = await anIssuer(database)
      const fields = Array.from(
        { length: 100 },
        (_, index) => `m${index}: ${create(`ExampleRecord ${index}`)}`,
      )
      const answer = await database.ask(issuer, `mutation { ${fields.join(' ')} }`)

      expect(answer.errors).toBeUndefined()
      expect(await namesOf(database, issuer)).toHaveLength(100)
      expect(await outcomesOf(database, issuer)).toEqual(Array(100).fill('done'))
    })

    it('runs none that `@skip` leaves out', async () => {
      const issuer = await anIssuer(database)
      const document = `mutation ($no: Boolean!) { a: createExampleRecord(input: { exampleRecord: { name: "A" } }) @include(if: $no) {
        clientMutationId } b: ${create('')} c: ${create('C')} }`
      const answer = await database.ask(issuer, document, { no: false })

      expect(Object.keys(answer.data ?? {})).toEqual(['b', 'c'])
      expect(await outcomesOf(database, issuer)).toEqual(['done', 'refused'])
      expect(
        await database.rows(`select from app_public.changes where account_id = $1`, [issuer.accountId]),
      ).toHaveLength(1)
    })
  },
  { prepare: exampleRecords },
)

onPostgres(
  'with many connections, a request of mutations',
  (database) => {
    const fifty = Array.from({ length: 50 }, (_, index) => index)

    it('writes once for fifty retries at the same time', async () => {
      const issuer = keyed(await anIssuer(database), 'retried')
      const answers = await Promise.all(
        fifty.map(() => database.ask(issuer, `mutation { a: ${create('A')} b: ${create('B')} }`)),
      )
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(await namesOf(database, issuer)).toEqual(['A', 'B'])
      expect(await outcomesOf(database, issuer)).toEqual(['done', 'done'])
    })

    it('lets one of fifty changes of a version through', async () => {
      const issuer = await anIssuer(database)
      const { data } = await database.ask(issuer, `mutation { ${create('A')} }`)
      const { id } = (data?.createExampleRecord as { exampleRecord: { id: string } }).exampleRecord
      const answers = await Promise.all(
        fifty.map((index) =>
          database.ask(
            issuer,
            `mutation { updateExampleRecordById(input: { id: "${id}", patch: { version: "1", name: "${index}" } }) {
              exampleRecord { name } } }`,
          ),
        ),
      )
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
      expect(new Set(answers.flatMap(codesOf))).toEqual(new Set(['changed_elsewhere']))
    })

    it('retries after a deadlock', async () => {
      const issuer = await anIssuer(database)
      const { data } = await database.ask(issuer, `mutation { a: ${create('A')} b: ${create('B')} }`)
      const { a, b } = data as Record<'a' | 'b', { exampleRecord: { id: string } }>
      const rename = (id: string, name: string) =>
        `updateExampleRecordById(input: { id: "${id}", patch: { name: "${name}" } }) { exampleRecord { name } }`
      const answers = await Promise.all([
        database.ask(
          issuer,
          `mutation { one: ${rename(a.exampleRecord.id, 'Slow')} other: ${rename(b.exampleRecord.id, 'B1')} }`,
        ),
        database.ask(
          issuer,
          `mutation { one: ${rename(b.exampleRecord.id, 'Slow')} other: ${rename(a.exampleRecord.id, 'A2')} }`,
        ),
      ])

      expect(answers.flatMap(codesOf)).toEqual([])
      expect(await outcomesOf(database, issuer)).toEqual(Array(6).fill('done'))
    })

    it('keeps nothing of a connection that is lost in the middle, but the audit', async () => {
      const issuer = keyed(await anIssuer(database), randomUUID())
      const document = `mutation { a: ${create('A')} b: ${create('Slow')} c: ${create('C')} }`
      const asked = database.ask(issuer, document)
      await expect
        .poll(() =>
          database.rows(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and wait_event = 'PgSleep'`,
          ),
        )
        .toHaveLength(1)
      expect(codesOf(await asked)).toEqual(['internal', 'internal', 'internal'])
      expect(await namesOf(database, issuer)).toEqual([])
      expect(await outcomesOf(database, issuer)).toEqual(['failed', 'failed', 'failed'])

      // The same request is sent again, and goes through.
      const again = await database.ask(issuer, document)
      expect(again.errors).toBeUndefined()
      expect(await namesOf(database, issuer)).toEqual(['A', 'C', 'Slow'])
    })
  },
  { prepare: exampleRecords + slowTrigger },
)
