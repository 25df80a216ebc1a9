import { expect, it, vi } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { exampleRecords } from '../../testing/database/exampleRecords.ts'
import { completeStep, goodAnswers } from '../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { aSetup, setupAccount } from '../../testing/accounts/setupAccount.ts'

/** Texts that the tests below type, and that must never be readable anywhere else. */
const secrets = [
  '987-65-4321',
  '987654321',
  '123-45-6789',
  '123456789',
  '1961-07-23',
  '1984-05-17',
  'Zimtstern-7',
  '98-7654321',
  'tok_planted',
]

onEveryEngine(
  'what is secret',
  (database) => {
    it('is in no entry of the audit, no stored answer and no log', async () => {
      const logged = ['log', 'warn', 'error', 'info'].map((name) =>
        vi.spyOn(console, name as 'log').mockImplementation(() => undefined),
      )
      const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
      const keyed = { idempotencyKey: 'secret', operationBodyHash: 'h' }

      const investor = await anInvestor(database, { setup: false })
      const setup = aSetup({ taxId: '987-65-4321', formationDate: '1961-07-23' })
      expect((await setupAccount(database, { ...investor, ...keyed }, setup)).errors).toBeUndefined()
      // Refused: the input is not repeated either.
      await setupAccount(database, investor, setup)

      const open = await anOpenInvestment(database, ['profile'])
      const answers = { ...goodAnswers.profile, occupation: 'Zimtstern-7' }
      await completeStep(database, { ...open.investor, ...keyed }, open.steps[0], answers)

      const issuer = { userId: userIds.issuer, accountId: accountIds.halden, ...keyed }
      await database.ask(
        issuer,
        `mutation { createExampleRecord(input: { exampleRecord: { name: "Quay", pinToken: "tok_planted" } }) { exampleRecord { id } } }`,
      )

      const [kept] = await database.rows<{ kept: string }>(
        `select concat((select string_agg(operations::text, ' ') from app_public.operations),
           (select string_agg(changes::text, ' ') from app_public.changes),
           (select string_agg(idempotency::text, ' ') from app_private.idempotency)) as kept`,
      )
      const said = JSON.stringify([...logged, written].map(({ mock }) => mock.calls))
      vi.restoreAllMocks()
      expect(kept?.kept).toContain('Quay')
      for (const secret of secrets) {
        expect(kept?.kept).not.toContain(secret)
        // Bytes read as text are hexadecimal.
        expect(kept?.kept).not.toContain(Buffer.from(secret).toString('hex'))
        expect(said).not.toContain(secret)
      }
    })
  },
  { prepare: exampleRecords },
)
