import { expect, it } from 'vitest'
import { createCapstan } from '../../createCapstan'
import { fakeServer } from '../../testing/fakeServer'
import { signingFieldsQuery } from '../signingFields/signingFieldsQuery'
import { paymentInstrumentsQuery } from './paymentInstrumentsQuery'

it.each([
  ['offerings of an issuer', paymentInstrumentsQuery],
  ['fields of a document', signingFieldsQuery],
])('the %s no id can name are not asked for: an address bar may hold anything', async (_what, queryOf) => {
  const server = fakeServer()
  const capstan = createCapstan({ environment: { fetch: server.fetch } })

  const asked = queryOf(capstan, '1').queryFn({ signal: new AbortController().signal })

  await expect(asked).rejects.toMatchObject({ code: 'not_found' })
  expect(server.requests).toEqual([])
})
