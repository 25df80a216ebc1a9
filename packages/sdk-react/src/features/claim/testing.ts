import { operations, type FakeServer } from '@capstan/sdk-core/testing'

/** Mocks the platform that mails the requested link. */
export function mockClaimApi(server: FakeServer) {
  server.on(operations.SendClaimAccountEmail, () => ({
    __typename: 'Mutation',
    sendClaimAccountEmail: { __typename: 'SendClaimAccountEmailPayload' },
  }))
  server.on(operations.ResendEmail, () => ({
    __typename: 'Mutation',
    resendEmail: { __typename: 'ResendEmailPayload' },
  }))
}
