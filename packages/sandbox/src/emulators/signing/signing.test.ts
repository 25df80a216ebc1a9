import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { seedId } from '../../../seed/seedId.ts'
import { aBrowser } from '../../testing/server/aBrowser.ts'
import { anInvestment, reachStep } from '../../testing/investments/anInvestment.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'

describe('the signing provider', () => {
  const platform = aPlatform()
  const templateId = seedId('provider-template:larkspur:subscription')
  let people = 0

  async function atSigning() {
    const browser = platform.browser()
    await browser.signInTo(`e2e-${++people}@capstan.test`)
    const stepId = await reachStep(platform, await anInvestment(platform, browser, 'iframe'), 'iframe')
    const answer = await browser.ask('/api/v2/integration/docusign-link', {
      json: { stepId },
      headers: { origin: platform.url },
    })
    const { link } = ((await answer.json()) as { data: { link: string } }).data
    return { browser, stepId, link, token: new URL(link).searchParams.get('token') ?? '' }
  }
  const submit = (form: Record<string, string>, path = '/docusign/sign') =>
    aBrowser(platform.providerUrl).ask(path, { form, headers: { origin: platform.providerUrl } })
  /** Returns the address that the platform's own link to a document redirects to. */
  const documentOf = async (stepId: string) => {
    const uri = await platform.value(
      `select document_uri from app_public.sent_signing_documents
         join app_private.envelopes on envelopes.id = envelope_id where step_id = $1 limit 1`,
      [stepId],
    )
    const moved = await platform.browser().visit(uri)
    return moved.headers.get('location') ?? ''
  }

  it('shows the vendor’s documents filled with the investment, and stores the signed ones', async () => {
    const { stepId, link, token } = await atSigning()
    const page = await (await fetch(link)).text()
    const drawn = '[[[10,20],[30,25]],[[40,40]]]'
    await submit({ token, name: 'Maren <b>Okafor', consent: 'yes', drawn, action: 'finish' })
    const address = await documentOf(stepId)
    const certificate = await (await fetch(address)).text()
    const file = await fetch(`${address}/file`)
    const text = await file.text()
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''
    const styleHash = createHash('sha256').update(style).digest('base64')

    expect(page).toContain('Subscription agreement')
    expect(page).toContain('Investor acknowledgement')
    expect(page).toContain('<strong class="filled">compliance@larkspur.example</strong>')
    expect(certificate).toContain('Signed, and unaltered since')
    expect(certificate).toContain('Maren &lt;b&gt;Okafor')
    expect(certificate).toMatch(/id="hash">[0-9a-f]{64}</)
    expect(text).toContain('points="10,20 30,25"')
    expect(file.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox`,
    )
    // proves CALL-113
    expect(text).toContain('Maren &lt;b&gt;Okafor')
  })

  it('reports an altered file', async () => {
    const { stepId, token } = await atSigning()
    await submit({ token, name: 'Maren', consent: 'yes', action: 'finish' })
    await platform.db.pool.query(
      `update app_private.envelopes set file = replace(file, 'Maren', 'Maron') where step_id = $1`,
      [stepId],
    )

    expect(await (await fetch(await documentOf(stepId))).text()).toContain('Altered after it was signed.')
  })

  it('sends a copy to a recipient who does not sign', async () => {
    const { token } = await atSigning()
    await submit({ token, name: 'Maren', consent: 'yes', action: 'finish' })
    const [to, html] = [
      await platform.value(
        `select to_email from app_private.outbox where subject like 'Signed: %' order by id desc limit 1`,
      ),
      await platform.value(
        `select html from app_private.outbox where subject like 'Signed: %' order by id desc limit 1`,
      ),
    ]

    expect(to).toBe('compliance@larkspur.example')
    expect(html).toContain('Open the signed document')
  })

  it('opens a mailed envelope only with its link', async () => {
    const { stepId } = await atSigning()
    const id = await platform.value('select id from app_private.envelopes where step_id = $1', [stepId])
    const key = await platform.value('select app_private.link_key($1)', [id])
    const signingKey = await platform.value(
      'select app_private.signing_key(envelopes) from app_private.envelopes where id = $1',
      [id],
    )
    // The link of the documents, which the lists of both accounts show, signs nothing.
    const withDocumentKey = await platform.browser().visit(`/integration/signing/${id}/${key}`)
    const led = await platform.browser().visit(`/integration/signing/${id}/${signingKey}`)
    const location = led.headers.get('location') ?? ''
    const page = await (await fetch(location)).text()
    const token = new URL(location).searchParams.get('token') ?? ''
    await submit({ token, name: 'Maren', consent: 'yes', action: 'finish' })
    const refused = [
      await platform.browser().visit(`/integration/signed-document/${id}/${key.replace(/^./, 'x')}`),
      await platform.browser().visit(`/integration/signed-document/nonsense/${key}`),
      await fetch(`${platform.providerUrl}/docusign/documents/${id}/${key.slice(1)}`),
    ]
    const forged = await platform.browser().visit(`/integration/signing/${id}/${'0'.repeat(64)}`)

    expect(page).toContain('Subscription agreement')
    expect(await platform.value('select status from app_public.steps where id = $1', [stepId])).toBe(
      'complete',
    )
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    for (const { headers } of [forged, withDocumentKey])
      expect(headers.get('location')).not.toContain('token')
  })

  it('lets a template be changed and deleted there, from its own page only', async () => {
    const led = await platform.browser().visit(`/integration/signing-template/${templateId}`)
    const path = `/docusign/templates/${templateId}`
    const page = await (await fetch(led.headers.get('location') ?? '')).text()
    const forged = await aBrowser(platform.providerUrl).ask(path, {
      form: { action: 'delete' },
      headers: { origin: 'https://evil.example' },
    })
    await submit({ action: 'save', name: 'Subscription agreement 2027', description: 'New' }, path)
    await submit({ action: 'delete', name: 'Subscription agreement 2027' }, path)
    const deleted = await (await fetch(platform.providerUrl + path)).text()

    expect(page).toContain('Template at the signing provider')
    expect(forged.status).toBe(403)
    expect(deleted).toContain('Subscription agreement 2027')
    expect(deleted).toContain('The next sync finds it gone.')
  })

  it('expires after two hours, and notifies the page around it', async () => {
    const { link, token, stepId } = await atSigning()
    await platform.db.pool.query(
      `update app_private.step_callbacks set expires_at = app_private.now() - interval '1 second' where token = $1`,
      [token],
    )
    const late = await fetch(link)
    const sent = await submit({ token, name: 'Maren', consent: 'yes', action: 'finish' })

    expect([late.status, sent.status]).toEqual([404, 404])
    expect(await late.text()).toContain('content="expired"')
    expect(await platform.value('select status from app_public.steps where id = $1', [stepId])).toBe(
      'in_progress',
    )
  })

  it('is asked for its templates by a worker, which finds the changed ones', async () => {
    const browser = platform.browser()
    await browser.signInTo('broker@capstan.test')
    const id = seedId('signing-account:larkspur')
    const note = seedId('provider-template:larkspur:note')
    await submit(
      { action: 'save', name: 'Note purchase agreement, 2027', description: '' },
      `/docusign/templates/${note}`,
    )
    const asked = await browser.graphql(
      'mutation ($id: UUID!) { docusignSyncTemplateList(input: { id: $id }) { signingAccount { syncStatus } } }',
      { variables: { id } },
    )
    const look = async () =>
      (
        await browser.graphql(
          `query ($id: UUID!) { signingAccountById(id: $id) { syncStatus templates { nodes { name } } } }`,
          { variables: { id } },
        )
      ).data?.signingAccountById

    expect(asked.data?.docusignSyncTemplateList).toEqual({ signingAccount: { syncStatus: 'syncing' } })
    // proves SIGN-006
    await expect.poll(look, { timeout: 10_000 }).toMatchObject({
      syncStatus: 'idle',
      templates: { nodes: expect.arrayContaining([{ name: 'Note purchase agreement, 2027' }]) },
    })
  })
})
