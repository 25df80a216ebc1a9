import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { readContact } from './Contact'
import { fixtureIds } from '../../testing/fixtureIds'
import { confirmImport } from './importContacts'
import { BulkCustomersDocument, MakeCustomerDocument, UpdateCustomerDocument } from './operations.generated'
import { makeContact, saveContact } from './saveContact'
import { aContact, anImport, contactRecord, importRecord } from './testing'

describe('a contact', () => {
  it('has the name given by the vendor, and without one the name of the account', () => {
    const written = contactRecord(aContact({ contactName: 'Alma' }))
    const { accountByInvestorId: account } = written

    expect(readContact(written).contactName).toBe('Alma')
    // proves ENTITY-040
    expect(
      readContact({
        ...written,
        contactName: null,
        email: null,
        accountByInvestorId: account && {
          ...account,
          contactName: 'A. Fennimore',
          email: 'a@fennimore.example',
        },
      }),
    ).toMatchObject({ contactName: 'A. Fennimore', email: 'a@fennimore.example', status: 'active' })
  })

  it('is made of a name and an e-mail', async () => {
    const { server, capstan } = anInstance()
    const sent: unknown[] = []
    server.on(MakeCustomerDocument, ({ input }) => {
      sent.push(input)
      const customer = contactRecord(aContact())
      return { __typename: 'Mutation', makeCustomer: { __typename: 'MakeCustomerPayload', customer } }
    })

    await makeContact(capstan, { contactName: 'Alma', email: 'alma@example.com' })

    // proves CALL-055
    expect(sent).toEqual([{ name: 'Alma', email: 'alma@example.com' }])
  })

  it('is saved over the shown version, with only the changed fields', async () => {
    const { server, capstan } = anInstance()
    const sent: unknown[] = []
    server.on(UpdateCustomerDocument, ({ input }) => {
      sent.push(input)
      const customer = contactRecord(aContact({ version: '8' }))
      return { __typename: 'Mutation', updateCustomerById: { __typename: 'UpdateCustomerPayload', customer } }
    })
    const { id } = aContact()

    await saveContact(capstan, { id, version: '7' }, { email: 'alma@example.com' })

    // proves CALL-056
    expect(sent).toEqual([{ id, patch: { email: 'alma@example.com', version: '7' } }])
  })
})

describe('an import', () => {
  it.each([true, false])('reports if rows with errors are left out: %s', async (leaveOutWrong) => {
    const { server, capstan } = anInstance()
    const sent: unknown[] = []
    server.on(BulkCustomersDocument, ({ input }) => {
      sent.push(input)
      const written = importRecord(anImport({ status: 'writing' }))
      return {
        __typename: 'Mutation',
        bulkCustomers: { __typename: 'BulkCustomersPayload', import: written },
      }
    })

    const { status } = await confirmImport(
      capstan,
      { id: fixtureIds.nth(1), fileName: 'investors.csv' },
      leaveOutWrong,
    )

    expect(sent).toEqual([{ importId: fixtureIds.nth(1), fileName: 'investors.csv', leaveOutWrong }])
    // proves CALL-057
    expect(status).toBe('writing')
  })
})
