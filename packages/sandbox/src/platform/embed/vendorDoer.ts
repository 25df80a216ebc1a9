import type { FastifyRequest } from 'fastify'
import type { Doer } from '../audit/recordOperation.ts'

/** Who does what a vendor's server asks for: the account, and no person. */
export const vendorDoer = ({ id }: FastifyRequest, vendorId: string): Doer => ({
  userId: null,
  accountId: vendorId,
  requestId: id,
})
