import type { FastifyRequest } from 'fastify'
import type { Actor } from '../audit/recordOperation.ts'

/** Returns the actor of a request of a vendor's server: the account, and no user. */
export const vendorActor = ({ id }: FastifyRequest, vendorId: string): Actor => ({
  userId: null,
  accountId: vendorId,
  requestId: id,
})
