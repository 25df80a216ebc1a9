import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { cookieSession } from '../auth/cookieSession.ts'
import { packageFile } from '../packageFiles.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { publishedBrand } from './publishedBrand.ts'
import type { Database } from '../db/Database.ts'

/** The brand of an app's page before its script has loaded. */
export interface BootBrand {
  slug: string
  /** The brand document. */
  document: object
  /** The custom properties that are derived of it, where they are unlike those of the default brand. */
  properties?: object
  /** The colours that are derived of it. */
  style: string
  /** The address of its logo: the one in the document, or else the full-colour one in the brand's folder. */
  logo?: string
}

/** The visitor who requests the page. */
export interface BootVisitor {
  /** True when the visitor could be identified in time. */
  isKnown: boolean
  isSignedIn: boolean
  /** The account they chose. */
  accountId?: string | null
  /** The brand of that account. */
  slug?: string
}

const brands = packageFile('brands/')
/** A page whose name lookup takes longer is served without the name. */
const timeoutMs = 500

type SessionServices = Pick<PlatformServices, 'db' | 'origins'>

/** Returns the visitor of a page. A slow or unavailable database loses the brand of the account, never the page. */
export async function bootVisitor(
  services: SessionServices,
  headers: IncomingHttpHeaders,
): Promise<BootVisitor> {
  const unknownVisitor = { isKnown: false, isSignedIn: false }
  return Promise.race([
    findVisitor(services, headers).catch(() => unknownVisitor),
    wait(timeoutMs, unknownVisitor, { ref: false }),
  ])
}

async function findVisitor(services: SessionServices, headers: IncomingHttpHeaders): Promise<BootVisitor> {
  const session = await cookieSession(services, headers)
  const visitor = { isKnown: true, isSignedIn: session !== undefined, accountId: session?.accountId }
  if (!session?.accountId || !session.membership) return visitor
  const { rows } = await services.db.pool.query<{ slug: string | null }>(
    'select slug from app_public.accounts where id = $1',
    [session.accountId],
  )
  return { ...visitor, slug: rows[0]?.slug ?? undefined }
}

/** Returns the brand of the first slug that has one; undefined when none has. */
export async function findBootBrand(
  db: Database,
  slugs: readonly (string | undefined)[],
): Promise<BootBrand | undefined> {
  for (const slug of slugs) {
    const brand = slug && (await publishedBrand(db, slug))
    if (!brand) continue
    const { document, isPublished } = brand
    // The derived files of a document are stored beside it; for a published brand, the app derives them when it starts.
    const [style, properties, sent] = await Promise.all([
      isPublished ? undefined : fileOf(slug, 'boot.generated.css'),
      isPublished ? undefined : fileOf(slug, 'theme.generated.json'),
      fileOf(slug, 'color-full.svg'),
    ])
    return {
      slug,
      style: style ?? '',
      properties: parsed(properties),
      ...(sent !== undefined && { logo: `/stack/brand/${slug}/logos/color-full` }),
      ...withLogo(slug, document),
    }
  }
  return undefined
}

/** Returns a document with the address of its logo, which is stored beside the document unless it is a full address. */
export function withLogo(
  slug: string,
  document: object & { logo?: unknown },
): Pick<BootBrand, 'document' | 'logo'> {
  const { logo: named } = document
  if (typeof named !== 'string') return { document }
  const logo = /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(named) ? named : `/stack/brand/${slug}/${named}`
  return { logo, document: { ...document, logo } }
}

function parsed(text: string | undefined): object | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as object)
  } catch {
    return undefined
  }
}

async function fileOf(slug: string, name: string): Promise<string | undefined> {
  if (!/^[a-z0-9-]+$/.test(slug)) return undefined
  return readFile(new URL(`${slug}/${name}`, brands), 'utf8').catch(() => undefined)
}
