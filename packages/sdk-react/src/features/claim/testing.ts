import { operations, type FakeServer } from '@capstan/sdk-core/testing'

/** Makes a fake platform answer to mail what is requested. */
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
