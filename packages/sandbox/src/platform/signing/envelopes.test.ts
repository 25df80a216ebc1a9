import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import {
  aMappedTemplate,
  aSigningTemplate,
  createMappedTemplate,
  mapEverything,
  updateMappedTemplate,
} from '../../testing/documents/aSigningTemplate.ts'
import { onEveryEngine, onPostgres } from '../../testing/database/onEveryEngine.ts'

const broker = { userId: userIds.broker, accountId: accountIds.larkspur }
const sentDocuments = `{ allSentSigningDocuments(orderBy: NAME_ASC) { totalCount nodes {
  id name documentUri documentId status sentOn isTest toEmail sentTo { id name } mappedSigningTemplateId } } }`

const test = `mutation ($id: UUID!, $email: String!) {
  testMappedSigningTemplate(input: { mappedSigningTemplateId: $id, email: $email }) {
    sentSigningDocuments { name toEmail isTest status } } }`

onEveryEngine('an envelope', (database) => {
  const open = async (stepId?: string) =>
    (await database.rows<{ id: string }>('select app_private.envelope_of_step($1) as id', [stepId]))[0]?.id
  const valuesOf = async (id?: string) =>
    (
      await database.rows<{ values: object }>(
        'select field_values as values from app_private.envelopes where id = $1',
        [id],
      )
    )[0]?.values

  it('holds the template’s documents with its fields filled from the investment', async () => {
    const { steps } = await anOpenInvestment(database, ['sign'])
    const envelope = await open(steps[0])

    // 10 units at 12.5 dollars are 125.
    expect(await valuesOf(envelope)).toMatchObject({
      investor_name: 'Ida Test',
      issuer_name: 'Halden Biologics, Inc.',
      asset_name: 'Series B Preferred',
      units: '10',
      price: '12.50',
      total: '125.00',
      contact: 'compliance@larkspur.example',
    })
    // proves SIGN-035
    expect(await open(steps[0])).toBe(envelope)
  })

  it('states the full price paid, not the current price of the round', async () => {
    const { distribution, steps } = await anOpenInvestment(database, ['sign'])
    await database.rows(
      `with paid as (
         update app_public.distribution_prices set price = 0.145 where distribution_id = $1 returning distribution_id
       )
       update app_public.rounds set price = 20 where id = (
         select round_id from app_public.allocations where id = (
           select allocation_id from app_public.distributions where id = (select distribution_id from paid)))`,
      [distribution.id],
    )

    // 10 units at 14.5 cents.
    expect(await valuesOf(await open(steps[0]))).toMatchObject({ price: '0.145', total: '1.45' })
  })

  it('lists sent documents only to the vendor and to their recipient', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['sign'])
    const envelope = await open(steps[0])
    const mine = await database.ask(investor, sentDocuments)
    const stranger = await database.ask(await anInvestor(database), sentDocuments)
    const theirs = await database.ask(
      broker,
      `query ($to: UUID!) { allSentSigningDocuments(filter: { recipientId: { equalTo: $to } }) { totalCount } }`,
      { to: investor.accountId },
    )

    expect(mine.data?.allSentSigningDocuments).toMatchObject({
      totalCount: 2,
      nodes: [
        { name: 'Investor acknowledgement' },
        {
          name: 'Subscription agreement',
          status: 'sent',
          isTest: false,
          sentTo: { id: investor.accountId, name: 'Ida Test' },
          documentUri: expect.stringContaining(`/integration/signed-document/${envelope}/`),
        },
      ],
    })
    expect(theirs.data?.allSentSigningDocuments).toEqual({ totalCount: 2 })
    // proves CALL-135, ENTITY-062
    expect(stranger.data?.allSentSigningDocuments).toEqual({ totalCount: 0, nodes: [] })
  })

  it('keeps the file with its hash and a certificate, and notices every change of either', async () => {
    const { steps } = await anOpenInvestment(database, ['sign'])
    const envelope = await open(steps[0])
    const signature = { signedBy: 'Ida Test', method: 'typed', ip: '203.0.113.7' }
    const sign = (file: string) =>
      database.rows<{ ok: boolean }>('select app_private.sign_envelope($1, $2, $3) as ok', [
        envelope,
        file,
        signature,
      ])
    const look = async () =>
      (
        await database.rows<{ ok: boolean; certificate: Record<string, string> }>(
          'select app_private.is_unaltered(envelopes) as ok, certificate from app_private.envelopes where id = $1',
          [envelope],
        )
      )[0]
    const first = await sign('abc')
    const signed = await look()
    const second = await sign('another')
    const altered = []
    for (const change of [
      `file = 'abd'`,
      `file = 'abc', certificate = certificate || '{"signedBy": "Eve"}'`,
      `file = 'abd', certificate = certificate || jsonb_build_object('sha256', encode(sha256('abd'), 'hex'))`,
    ]) {
      await database.rows(`update app_private.envelopes set ${change} where id = $1`, [envelope])
      altered.push((await look())?.ok)
    }

    expect([first[0]?.ok, second[0]?.ok]).toEqual([true, false])
    // The hash of 'abc' as FIPS 180-4 gives it.
    expect(signed).toMatchObject({
      ok: true,
      certificate: {
        ...signature,
        sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      },
    })
    expect(altered).toEqual([false, false, false])
  })

  it('is followed by a new one when it was declined', async () => {
    const { steps } = await anOpenInvestment(database, ['sign'])
    const first = await open(steps[0])
    await database.rows('select app_private.decline_envelope($1)', [first])

    expect(await open(steps[0])).not.toBe(first)
  })

  it('goes in test mode to one address, with values that name their role', async () => {
    const template = await aMappedTemplate(database)
    await mapEverything(database, template)
    const { data } = await database.ask(template.vendor, test, {
      id: template.mapped.id,
      email: 'me@example.com',
    })
    const [envelope] = await database.rows<{ values: object }>(
      'select field_values as values from app_private.envelopes where mapped_signing_template_id = $1',
      [template.mapped.id],
    )
    const [mail] = await database.rows<{ to_email: string; html: string }>(
      'select to_email, html from app_private.outbox order by id desc limit 1',
    )

    expect(data?.testMappedSigningTemplate).toEqual({
      sentSigningDocuments: [
        { name: 'Agreement', toEmail: 'me@example.com', isTest: true, status: 'sent' },
        { name: 'Receipt', toEmail: 'me@example.com', isTest: true, status: 'sent' },
      ],
    })
    expect(envelope?.values).toMatchObject({ buyer: 'Jordan Avery Buyer', total: '12,500.00 Buyer' })
    expect(mail?.to_email).toBe('me@example.com')
    // proves SIGN-033, SIGN-034
    expect(mail?.html).toMatch(/href="\/integration\/signing\/[0-9a-f-]+\/[0-9a-f]{64}"/)
  })

  it('goes in test mode to the second signer once the first has signed', async () => {
    const template = await aMappedTemplate(database)
    await mapEverything(database, template)
    await database.rows(
      `insert into app_public.signing_roles (account_id, mapped_signing_template_id, name, type, map_to, "order")
       select account_id, id, 'Countersigner', 'signer', 'issuer', 99 from app_public.mapped_signing_templates where id = $1`,
      [template.mapped.id],
    )
    const email = `test-${crypto.randomUUID()}@example.com`
    await database.ask(template.vendor, test, { id: template.mapped.id, email })
    const mailCount = async () =>
      (await database.rows('select from app_private.outbox where to_email = $1', [email])).length
    const before = await mailCount()
    await database.rows(
      `select app_private.sign_envelope(id, 'file', '{"signedBy": "Ida"}') from app_private.envelopes
       where mapped_signing_template_id = $1 and invited_on is not null`,
      [template.mapped.id],
    )

    expect([before, await mailCount()]).toEqual([1, 2])
  })

  it('is not tried out with a template that was deleted', async () => {
    const { vendor, mapped } = await aMappedTemplate(database)
    await updateMappedTemplate(database, vendor, mapped.id, { deleted: true })
    const { errors } = await database.ask(vendor, test, { id: mapped.id, email: 'me@example.com' })

    expect(errors?.[0]?.extensions).toEqual({ code: 'template_deleted' })
  })

  it('is tried out with a template of one’s own: a stranger’s and none at all are the same', async () => {
    const { mapped } = await aMappedTemplate(database)
    const stranger = await anInvestor(database, { type: 'broker' })
    for (const id of [mapped.id, crypto.randomUUID()]) {
      const { errors } = await database.ask(stranger, test, { id, email: 'me@example.com' })
      expect(errors?.[0]?.extensions).toEqual({ code: 'not_found' })
    }
  })

  it('needs a valid test address', async () => {
    const { vendor, mapped } = await aMappedTemplate(database)
    const { errors } = await database.ask(vendor, test, { id: mapped.id, email: 'me' })

    expect(errors?.[0]?.message).toBe('Valid email required')
  })
})

onEveryEngine('a locked and active template', (database) => {
  it('is a qualification: its questions, then its documents; by email it sends a mail when the step begins', async () => {
    const template = await aMappedTemplate(database)
    await mapEverything(database, template)
    await updateMappedTemplate(database, template.vendor, template.mapped.id, { locked: true })
    const { data } = await updateMappedTemplate(database, template.vendor, template.mapped.id, {
      active: true,
    })
    const { mappedSigningTemplate } = data?.updateMappedSigningTemplateById as {
      mappedSigningTemplate: { vendorQualificationId: string }
    }
    const qualification = () =>
      database.rows(
        `select vendors.active, templates.type, templates.service from app_public.vendor_qualifications as vendors
         join app_private.step_templates as templates on vendor_qualification_id = vendors.id where vendors.id = $1`,
        [mappedSigningTemplate.vendorQualificationId],
      )
    const active = await qualification()
    await updateMappedTemplate(database, template.vendor, template.mapped.id, { active: false })

    expect(active).toEqual([{ active: true, type: 'link', service: 'docusign' }])
    // proves SIGN-028
    expect(await qualification()).toEqual([{ active: false, type: 'link', service: 'docusign' }])
  })
})

onPostgres('signing under way in many places', (database) => {
  const crowd = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, ask))

  it('makes one envelope for a step that twenty pages open at once', async () => {
    const { steps } = await anOpenInvestment(database, ['sign'])
    const opened = await crowd(() =>
      database.rows<{ id: string }>('select app_private.envelope_of_step($1) as id', [steps[0]]),
    )

    expect(new Set(opened.map(([row]) => row?.id)).size).toBe(1)
  })

  it('waits for a change of the investment, which takes the papers back, and ends neither by a deadlock', async () => {
    const { distribution, steps } = await anOpenInvestment(database, ['sign'])
    const [opened] = await database.rows<{ id: string }>('select app_private.envelope_of_step($1) as id', [
      steps[0],
    ])
    const changing = await database.db.pool.connect()
    const signing = await database.db.pool.connect()
    const sign = async () => {
      await signing.query('begin')
      const { rows } = await signing.query<{ isSigned: boolean }>(
        `select app_private.sign_envelope($1, 'file', '{"signedBy": "Ida Test"}') as "isSigned"`,
        [opened?.id],
      )
      if (rows[0]?.isSigned)
        await signing.query(`select app_private.provider_complete_step('docusign', $1, 'complete')`, [
          steps[0],
        ])
      await signing.query('commit')
      return rows[0]?.isSigned
    }
    const { rows: own } = await signing.query<{ id: number }>('select pg_backend_pid() as id')
    const isBlocked = async () =>
      (
        await changing.query<{ isBlocked: boolean }>(
          'select cardinality(pg_blocking_pids($1)) > 0 as "isBlocked"',
          [own[0]?.id],
        )
      ).rows[0]?.isBlocked

    try {
      // The order of a change: the process of the investment, then its papers.
      await changing.query('begin')
      await changing.query('select from app_public.processes where id = $1 for update', [
        distribution.processByProcessId.id,
      ])
      const signed = sign()
      await expect.poll(isBlocked, { timeout: 30_000 }).toBe(true)
      await changing.query('select app_private.decline_envelope($1, true)', [opened?.id])
      await changing.query('commit')

      expect(await signed).toBe(false)
    } finally {
      changing.release()
      signing.release()
    }
  })

  it('gives a name to one of twenty copies that want it at once', async () => {
    const { vendor, signingTemplateId } = await aSigningTemplate(database)
    const answers = await crowd(() => createMappedTemplate(database, vendor, signingTemplateId, 'The one'))
    const refused = answers.flatMap(({ errors }) => errors ?? [])

    expect(refused).toHaveLength(19)
    expect(
      refused.every(({ extensions }) => ['name_taken', 'invalid_input'].includes(String(extensions.code))),
    ).toBe(true)
  })

  it('never edits a role of a template that is being locked', async () => {
    for (let round = 0; round < 5; round++) {
      const template = await aMappedTemplate(database, `Round ${round}`)
      await mapEverything(database, template)
      const [locked] = await Promise.all([
        updateMappedTemplate(database, template.vendor, template.mapped.id, { locked: true }),
        ...template.roles.map(({ id }) =>
          database.ask(
            template.vendor,
            'mutation ($id: UUID!) { updateSigningRoleById(input: { id: $id, patch: { mapTo: "issuer" } }) { clientMutationId } }',
            { id },
          ),
        ),
      ])
      const after = await database.ask(
        template.vendor,
        'mutation ($id: UUID!) { updateSigningRoleById(input: { id: $id, patch: { mapTo: "seller" } }) { clientMutationId } }',
        { id: template.roles[0]?.id },
      )

      expect(locked.errors).toBeUndefined()
      expect(after.errors?.[0]?.extensions.code).toBe('template_locked')
    }
  })
})
