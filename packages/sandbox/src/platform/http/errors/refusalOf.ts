import type { ErrorTexts } from '../../language/errorTexts.ts'
import { HttpError } from './httpError.ts'

const statuses: Record<string, number> = {
  upload_expired: 410,
  upload_used: 409,
  upload_quota: 413,
  not_found: 404,
  embed_key_ended: 401,
  beyond_embed_key: 403,
  embed_key_rotating: 409,
}

/** A coded refusal of the database as an answer of HTTP; anything else as it is. */
export function refusalOf(error: unknown): unknown {
  const { code, detail = '' } = error as { code?: string; detail?: string }
  if (code !== 'CPSTN') return error
  const refusal = JSON.parse(detail) as { code: string; texts: ErrorTexts }
  const { code: refused, texts, ...details } = refusal
  return new HttpError(
    statuses[refused] ?? 400,
    refused,
    texts.message,
    ['second_factor_required', 'upload_quota'].includes(refused) ? details : undefined,
  )
}
