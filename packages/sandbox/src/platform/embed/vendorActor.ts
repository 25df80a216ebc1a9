import type { FastifyRequest } from 'fastify'
import type { Actor } from '../audit/recordOperation.ts'

/** Who does what a vendor's server asks for: the account, and no person. */
export const vendorActor = ({ id }: FastifyRequest, vendorId: string): Actor => ({
  userId: null,
  accountId: vendorId,
  requestId: id,
})
