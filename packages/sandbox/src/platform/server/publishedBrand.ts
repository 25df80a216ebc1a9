import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { packageFile } from '../packageFiles.ts'
import type { Database } from '../db/Database.ts'

const brands = packageFile('brands/')
/** A brand that takes longer to be looked up is the one that came with the platform. */
const timeoutMs = 500

/** A brand document, and its source. */
export interface PublishedBrand {
  /** The brand document. */
  document: object
  /** False for the document that came with the platform, whose derived styles are stored beside it. */
  isPublished: boolean
}

/**
 * Returns the document that administrators published last for a slug, or the one that came with the platform; undefined when
 * there is neither. A slow or unavailable database loses the published document, never the page.
 */
export async function publishedBrand(db: Database, slug: string): Promise<PublishedBrand | undefined> {
  if (!isSlug(slug)) return undefined
  const published = await Promise.race([
    latestDocument(db, slug).catch(() => undefined),
    wait(timeoutMs, undefined, { ref: false }),
  ])
  if (published) return { document: published, isPublished: true }
  const document = await ownDocument(slug)
  return document && { document, isPublished: false }
}

/** Returns the document that came with the platform; undefined when there is none. */
export async function ownDocument(slug: string): Promise<object | undefined> {
  if (!isSlug(slug)) return undefined
  try {
    return JSON.parse(await readFile(new URL(`${slug}/brand.json`, brands), 'utf8')) as object
  } catch {
    return undefined
  }
}

const isSlug = (slug: string) => /^[a-z0-9-]+$/.test(slug)

async function latestDocument({ pool }: Database, slug: string): Promise<object | undefined> {
  const { rows } = await pool.query<{ document: object | null }>({
    // Every page of the app asks it: with a name it is planned once a connection.
    name: 'brand',
    text: 'select document from app_private.brand_versions where slug = $1 order by number desc limit 1',
    values: [slug],
  })
  return rows[0]?.document ?? undefined
}
