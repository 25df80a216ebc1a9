import { describe, expect, it } from 'vitest'
import { anInstance } from '../../testing/anInstance'
import { fixtureIds } from '../../testing/fixtureIds'
import { accreditationCredential } from './answers/accreditationCredential'
import { signingLink } from './signingLink'

const stepId = fixtureIds.step

describe('a step that a provider does', () => {
  it('asks for the page of its documents by its own id', async () => {
    const { server, capstan } = anInstance()
    server.onPost('/api/v2/integration/docusign-link', () => ({ data: { link: 'https://sign.test/1' } }))

    expect(await signingLink(capstan, stepId)).toBe('https://sign.test/1')
    expect(server.requests[0]?.variables).toEqual({ stepId })
  })

  it('asks for the reader’s sign-in at the accreditation service', async () => {
    const { server, capstan } = anInstance()
    const data = { token: 't', state: 's', more: 1 }
    server.onPost('/api/v2/integration/investready-credential', () => ({ data }))

    expect(await accreditationCredential(capstan, stepId)).toEqual({ token: 't', state: 's' })
    expect(server.requests[0]?.variables).toEqual({ stepId })
  })

  it('names the missing parts of an answer', async () => {
    const { server, capstan } = anInstance()
    server.onPost('/api/v2/integration/docusign-link', () => ({ data: {} }))
    server.onPost('/api/v2/integration/investready-credential', () => ({ data: { token: 't' } }))

    const lacking = (field: string) => ({ code: 'answer_unreadable', details: { field } })
    await expect(signingLink(capstan, stepId)).rejects.toMatchObject(lacking('link'))
    await expect(accreditationCredential(capstan, stepId)).rejects.toMatchObject(lacking('state'))
  })

  it('asks nothing for an id no step can have', async () => {
    const { server, capstan } = anInstance()

    await expect(accreditationCredential(capstan, '../x')).rejects.toMatchObject({ code: 'not_found' })
    expect(server.requests).toEqual([])
  })
})
