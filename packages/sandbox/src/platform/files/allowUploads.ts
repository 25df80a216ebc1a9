import { PlatformError } from '../db/PlatformError.ts'
import type { Database } from '../db/Database.ts'

/** Allows uploads of further file types, for every server of the database; only types that we can recognize. */
export async function allowUploads({ pool }: Database, extensions: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ extension: string }>('select extension from app_private.upload_types')
  const known = rows.map(({ extension }) => extension)
  const unknown = extensions.find((extension) => !known.includes(extension))
  if (unknown !== undefined) {
    throw new PlatformError(
      `Files of the type ${unknown} cannot be distinguished from others; choose from ${known.sort().join(', ')}.`,
    )
  }
  await pool.query('update app_private.upload_types set allowed = true where extension = any($1)', [
    extensions,
  ])
}
