import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import type { ReadMail } from './outbox.ts'

describe('the outbox', () => {
  const platform = aPlatform()
  const get = (path: string) => platform.browser().ask(path)
  const mailsTo = async (to: string) =>
    ((await (await get(`/sandbox/outbox.json?to=${encodeURIComponent(to)}`)).json()) as { mails: ReadMail[] })
      .mails
  const send = (to: string, account: string, label = 'signIn') =>
    platform.value('select app_private.send_mail($1, $2, $2, $3, $4, $5)', [
      ...[to, 'ownerSubject', { account }, '/login?a=1&b="2"', label],
    ])

  it('lists the newest first, and only those to one address when asked', async () => {
    await send('one@outbox.example', 'First')
    await send('two@outbox.example', 'Second')
    await send('one@outbox.example', 'Third')

    expect((await mailsTo('ONE@outbox.example')).map(({ subject }) => subject)).toEqual([
      'You own Third',
      'You own First',
    ])
    const page = await (await get('/sandbox/outbox?to=one@outbox.example')).text()
    expect(page).toContain('You own Third')
    expect(page).not.toContain('You own Second')
    expect(await (await get('/sandbox/outbox?to=unknown@outbox.example')).text()).toContain(
      'No mail to unknown@outbox.example.',
    )
  })

  it('gives programs the words and the links of a mail', async () => {
    await send('program@outbox.example', 'Words & more')

    expect(await mailsTo('program@outbox.example')).toEqual([
      {
        id: expect.any(String),
        to: 'program@outbox.example',
        subject: 'You own Words & more',
        html: expect.any(String),
        locale: null,
        text: `You own Words & more\nSign in: ${platform.url}/login?a=1&b="2"`,
        links: [{ text: 'Sign in', href: '/login?a=1&b="2"' }],
        createdOn: expect.any(String),
      },
    ])
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    "'; drop table app_private.outbox --",
    '</p></article><form action="https://evil.example">',
    '&lt;script&gt;',
  ])('shows a hostile name as the text it is: %s', async (name) => {
    await send('hostile@outbox.example', name, 'ownerSubject')
    const [mail] = await mailsTo('hostile@outbox.example')
    const page = await (await get(`/sandbox/outbox/${mail?.id}`)).text()

    expect(mail?.text).toBe(`You own ${name}\nYou own ${name}: ${platform.url}/login?a=1&b="2"`)
    expect(mail?.links).toEqual([{ text: `You own ${name}`, href: '/login?a=1&b="2"' }])
    expect(page).not.toMatch(/<script>alert|<img src=x|<svg onload|<form action="https/)
    expect(await (await get('/sandbox/outbox')).text()).not.toMatch(
      /<script>alert|<img src=x|<svg onload|<form action="https/,
    )
  })

  it.each(['/sandbox/outbox?to=%00', '/sandbox/outbox?to=a&to=b', '/sandbox/outbox.json?to[]=x'])(
    'survives %s',
    async (path) => expect((await get(path)).status).toBe(200),
  )
})
