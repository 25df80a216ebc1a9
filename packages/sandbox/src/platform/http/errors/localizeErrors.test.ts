import { describe, expect, it } from 'vitest'
import { userIds } from '../../../../seed/ids.ts'
import { aPlatform } from '../../../testing/server/aPlatform.ts'
import type { ReadMail } from '../../server/outbox.ts'

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }
const add = `mutation ($email: String!) { addEmailAddress(input: { email: $email }) { clientMutationId } }`

describe('an answer in the language of its request', () => {
  const platform = aPlatform()
  const mailTo = async (to: string) => {
    const answer = await platform.browser().ask(`/sandbox/outbox.json?to=${to}`)
    return ((await answer.json()) as { mails: ReadMail[] }).mails[0]
  }
  const localeOf = (userId: string) =>
    platform.value<string | undefined>('select locale from app_private.person_locales where user_id = $1', [
      userId,
    ])

  it('translates the error of a field, with the same code', async () => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test')
    const spoken = await browser.graphql(add, { variables: { email: 'nowhere' }, headers: german })
    const plain = await browser.graphql(add, { variables: { email: 'nowhere' } })

    expect(spoken.errors).toMatchObject([
      {
        message: 'Eine gültige E-Mail-Adresse ist erforderlich.',
        extensions: {
          code: 'invalid_input',
          details: { fields: { email: 'Eine gültige E-Mail-Adresse ist erforderlich.' } },
        },
      },
    ])
    // proves ERR-003
    expect(plain.errors).toMatchObject([
      {
        message: 'A valid email is required.',
        extensions: { code: 'invalid_input', details: { fields: { email: 'A valid email is required.' } } },
      },
    ])
  })

  it.each([
    ['de', 'Nicht angemeldet'],
    ['fr, de;q=0.5', 'Nicht angemeldet'],
    ['fr', 'Not signed in'],
    ['en-GB, de;q=0.5', 'Not signed in'],
  ])('of a route is translated into %s', async (accepted, message) => {
    const answer = await platform
      .browser()
      .graphql('{ __typename }', { headers: { 'accept-language': accepted } })

    expect(answer).toMatchObject({ status: 401, errors: [{ message }] })
  })

  it('leaves data alone, also that which looks like errors', async () => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test')
    const answer = await browser.graphql('{ errors: allCountries(first: 1) { nodes { name } } }', {
      headers: german,
    })

    expect(answer.data).toMatchObject({ errors: { nodes: [{ name: expect.any(String) }] } })
  })

  it('sets the language of the person’s mails', async () => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test')
    await browser.graphql(add, { variables: { email: 'maren@spoken.example' }, headers: german })
    const mail = await mailTo('maren@spoken.example')

    expect(await localeOf(userIds.investor)).toBe('de-AT')
    expect(mail).toMatchObject({
      subject: 'Bestätigen Sie Ihre Adresse',
      locale: 'de-AT',
      text: expect.stringContaining('innerhalb von sieben Tagen'),
      links: [{ text: 'Adresse bestätigen', href: expect.stringMatching(/^\/authenticate\/claim\?token=/) }],
    })
  })

  it('uses the language of the reader in a mail, not that of the sender', async () => {
    const send = (to: string) =>
      platform.value(
        `select set_config('app.locale', 'de', true),
           app_private.send_mail($1, 'ownerSubject', 'owner', '{"account": "Ferrow"}', '/login', 'signIn')`,
        [to],
      )
    await platform.value(`select app_private.note_locale($1, 'en-US')`, [userIds.issuer])
    await send('issuer@capstan.test')
    await send('stranger@spoken.example')

    expect(await mailTo('issuer@capstan.test')).toMatchObject({ subject: 'You own Ferrow', locale: 'en-US' })
    expect(await mailTo('stranger@spoken.example')).toMatchObject({ subject: 'Ferrow gehört Ihnen' })
  })

  it.each([
    ['1', 'eine Anlage von 1 Anteil an Pier'],
    ['2', 'eine Anlage von 2 Anteilen an Pier'],
    ['0.5', 'eine Anlage von 0.5 Anteilen an Pier'],
  ])('counts %s units as German does', async (units, words) => {
    await platform.value(
      `select set_config('app.locale', 'de', true), app_private.send_mail($1, 'investmentSubject', 'investment',
         jsonb_build_object('vendor', 'Larkspur', 'count', $2::text, 'asset', 'Pier'), '/x', 'investmentLink')`,
      [`units-${units}@spoken.example`, units],
    )

    expect(await mailTo(`units-${units}@spoken.example`)).toMatchObject({
      subject: 'Ihre Anlage in Pier',
      text: expect.stringContaining(words),
    })
  })

  it('forgets nothing where a request names no language', async () => {
    const browser = platform.browser()
    await browser.signInTo('issuer@capstan.test')
    await browser.graphql('{ __typename }', { headers: german })
    await browser.graphql('{ __typename }')

    expect(await localeOf(userIds.issuer)).toBe('de-AT')
  })
})
