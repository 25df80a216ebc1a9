import type { SigningPapers } from '@capstan/sdk-core/signing'

/** Papers that are signed, with their certificate. */
export type SignedState = Extract<SigningPapers, { status: 'completed' }>
