import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { operations } from '../../testing/operations.generated'
import { accountCardQuery } from './accountCardQuery'
import { addEmailAddress } from './addEmailAddress'
import { addAddress, saveAccountCard, saveEmailPreference } from './saveAccountCard'
import { accountCardAnswer, aCardAddress, aCardParty, anAccountCard } from './testing'

describe('an account as its settings show it', () => {
  it('has the primary address and the primary party first', async () => {
    const { server, capstan } = anInstance()
    const [mailing, primary] = [
      aCardAddress({ id: fixtureIds.nth(5612), type: 'mailing' }),
      aCardAddress({ lineTwo: '' }),
    ]
    const [second, first] = [
      aCardParty({ id: fixtureIds.nth(5622), isPrimary: false, taxShort: '' }),
      aCardParty(),
    ]
    const card = anAccountCard({ addresses: [mailing, primary], parties: [second, first] })
    server.on(operations.AccountCard, () => accountCardAnswer(card))
    const query = accountCardQuery(capstan, card.id)

    const read = query.select(await query.queryFn({ signal: new AbortController().signal }))

    // proves SETTINGS-010, SETTINGS-011
    expect(read).toEqual({ ...card, addresses: [primary, mailing], parties: [first, second] })
  })

  it('is empty where nothing is known, and has no mail preference where its type has none', async () => {
    const { server, capstan } = anInstance()
    server.on(operations.AccountCard, () => {
      const answer = accountCardAnswer(anAccountCard({ emailPreference: null }))
      const unknown = { email: null, url: null, supportEmail: null, twitterHandle: null, slug: null }
      return { ...answer, accountById: answer.accountById && { ...answer.accountById, ...unknown } }
    })
    const query = accountCardQuery(capstan, fixtureIds.account)

    const read = query.select(await query.queryFn({ signal: new AbortController().signal }))

    expect(read).toMatchObject({ email: '', url: '', supportEmail: '', twitterHandle: '', slug: '' })
    // proves SETTINGS-013
    expect(read.emailPreference).toBeNull()
  })

  it('is not found where it may not be seen', async () => {
    const { server, capstan } = anInstance()
    server.on(operations.AccountCard, () => ({
      ...{ __typename: 'Query', accountById: null, vendorDefaultEmailPreferenceByAccountId: null },
    }))
    const query = accountCardQuery(capstan, fixtureIds.account)
    const answer = await query.queryFn({ signal: new AbortController().signal })

    expect(() => query.select(answer)).toThrow(expect.objectContaining({ code: 'not_found' }))
  })
})

describe('a saved change of the account card', () => {
  it('has only the changed fields, over the shown version', async () => {
    const { server, capstan } = anInstance()
    const sent: unknown[] = []
    server.on(operations.UpdateAccountCard, ({ input }) => {
      sent.push(input)
      const { id, name, email, contactName, url, supportEmail, twitterHandle, custodian } = anAccountCard()
      return {
        __typename: 'Mutation',
        updateAccountById: {
          __typename: 'UpdateAccountPayload',
          account: {
            ...{ __typename: 'Account', version: '4', id, name, email, url, supportEmail, twitterHandle },
            ...{ contactName, custodian },
          },
        },
      }
    })

    await saveAccountCard(capstan, { id: fixtureIds.account, version: '3' }, { url: null })

    // proves CALL-006
    expect(sent).toEqual([{ id: fixtureIds.account, patch: { url: null, version: '3' } }])
  })

  it('adds an address that the account lacks', async () => {
    const { server, capstan } = anInstance()
    const sent: unknown[] = []
    const { country, ...address } = aCardAddress({ version: '1' })
    server.on(operations.CreateAddress, ({ input }) => {
      sent.push(input)
      return {
        __typename: 'Mutation',
        createAddress: {
          __typename: 'CreateAddressPayload',
          address: {
            ...{ __typename: 'Address', ...address },
            countryByCountryId: country && { __typename: 'Country', ...country },
          },
        },
      }
    })
    const { type, lineOne, city, province, postalCode } = address
    const added = { type, lineOne, city, province, postalCode, countryId: 840 }

    expect(await addAddress(capstan, added)).toEqual({ ...address, country })
    expect(sent).toEqual([{ address: added }])
  })

  it('has the mail preferences of a vendor', async () => {
    const { server, capstan } = anInstance()
    const sent: unknown[] = []
    const preference = { id: fixtureIds.nth(5601), version: '2', sendDistribution: false }
    server.on(operations.UpdateEmailPreference, ({ input }) => {
      sent.push(input)
      return {
        __typename: 'Mutation',
        updateVendorDefaultEmailPreferenceById: {
          __typename: 'UpdateVendorDefaultEmailPreferencePayload',
          vendorDefaultEmailPreference: { __typename: 'VendorDefaultEmailPreference', ...preference },
        },
      }
    })

    const saved = await saveEmailPreference(
      capstan,
      { id: preference.id, version: '1' },
      { sendDistribution: false },
    )

    expect(saved).toEqual(preference)
    // proves ENTITY-008
    expect(sent).toEqual([{ id: preference.id, patch: { sendDistribution: false, version: '1' } }])
  })

  it('adds an address for sign-in', async () => {
    const { server, capstan } = anInstance()
    const sent: unknown[] = []
    server.on(operations.AddEmailAddress, ({ input }) => {
      sent.push(input)
      return { __typename: 'Mutation', addEmailAddress: { __typename: 'AddEmailAddressPayload' } }
    })

    await addEmailAddress(capstan, 'maren@elsewhere.example')

    expect(sent).toEqual([{ email: 'maren@elsewhere.example' }])
  })
})
