import { describe, expect, it } from 'vitest'
import { seedId } from '../../../seed/seedId.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'

describe('the explorer of the private chain', () => {
  const platform = aPlatform()
  const block = () =>
    platform.value(
      `select chain_data ->> 'block_number' from app_public.transactions where id = app_private.issuance_id($1)`,
      [seedId('holding:maren-0')],
    )
  const open = async (email: string, number: string) => {
    const browser = platform.browser()
    await browser.signInTo(email)
    return browser.visit(`/vnet-explorer/txpage?block=${number}`)
  }

  it('shows a block’s transactions of the account, as a page without a script', async () => {
    const response = await open('investor@capstan.test', await block())
    const text = await response.text()

    expect(response.status).toBe(200)
    expect(text).toContain('ethereum-capstan')
    expect(text).toContain('0x52908400098527886E0F7030069857D2E4169EE7')
    expect(text).toContain('4000')
    expect(text).toContain('HLDA')
    expect(text).not.toContain('<script')
  })

  it('shows nothing of other accounts, and no impossible block', async () => {
    const foreign = await open('ats@capstan.test', await block())
    expect(await foreign.text()).toContain('No transactions of yours are in this block.')
    expect((await open('investor@capstan.test', '12;drop')).status).toBe(404)
  })

  it('leads a visitor to sign-in, and back', async () => {
    const response = await platform.browser().visit('/vnet-explorer/txpage?block=1')

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/login?next=%2Fvnet-explorer%2Ftxpage%3Fblock%3D1')
  })
})
