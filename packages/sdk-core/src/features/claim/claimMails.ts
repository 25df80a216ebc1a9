import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { ResendEmailDocument, SendClaimAccountEmailDocument } from './operations.generated'

type Once = Pick<MutateRequest, 'idempotencyKey'>

/** Sends the emails with which a person claims an account that was made for them. */
export interface ClaimMails {
  /** Mails a link for every unclaimed account of an address; the answer does not reveal if there is one. */
  send: (email: string, request?: Once) => Promise<unknown>
  /** Mails one again that has run out. */
  resend: (emailId: string, request?: Once) => Promise<unknown>
}

/** Returns the functions that request claim emails for the signed-in user. (CALL-017, CALL-018) */
export function claimMails({ client }: Capstan): ClaimMails {
  const about = (operation: string, request?: Once) => ({
    operation,
    idempotencyKey: request?.idempotencyKey ?? newId(),
  })

  return {
    send: (email, request) =>
      client.mutate(SendClaimAccountEmailDocument, { email }, about('sendClaimAccountEmail', request)),
    resend: async (emailId, request) => {
      checkRecordId(emailId)
      return client.mutate(ResendEmailDocument, { emailId }, about('resendEmail', request))
    },
  }
}
