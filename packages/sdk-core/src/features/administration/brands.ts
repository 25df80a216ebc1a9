import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { CapstanError } from '../../errors/CapstanError'
import { newId } from '../../events/newId'
import {
  BrandVersionsDocument,
  PlatformBrandsDocument,
  PublishBrandDocument,
  TakeBackBrandDocument,
  type BrandVersionsQuery,
  type PlatformBrandsQuery,
} from './operations.generated'

/** A brand, as administrators of the platform see it. */
export interface PlatformBrand {
  slug: string
  /** The account that has the slug; empty for the brand of the platform. */
  name: string
  /** The version that is served; 0 for the document that came with the platform. */
  number: number
  /** The administrator that published it; empty for version 0. */
  publishedBy: string
  publishedOn: string | null
}

/** The first brands of a list, and how many there are in all. */
export interface PlatformBrands {
  brands: readonly PlatformBrand[]
  total: number
}

/** A version of a brand that was published. */
export interface BrandVersion {
  id: string
  number: number
  /** The brand document; null where the one that came with the platform is used again. */
  document: unknown
  /** The version that its document was taken from; null where it was written. */
  takenFrom: number | null
  publishedBy: string
  publishedOn: string
}

/** Which brands are read. */
export interface BrandsAsked {
  /** A part of a name or of a slug; empty for all. */
  search: string
  /** The number of brands to read. */
  most: number
}

/** Reads the brands of the platform and of accounts, by name. Empty for any other account than an administrator's. */
export function platformBrandsQuery(
  capstan: Capstan,
  { search, most }: BrandsAsked,
): CapstanQuery<PlatformBrands, PlatformBrandsQuery> {
  return recordQuery(capstan, {
    document: PlatformBrandsDocument,
    variables: { search: search.trim(), first: most },
    select: readBrands,
    entities: [],
    // Brands send no change events: they are read again whenever the screen opens.
    staleTime: 0,
  })
}

const readBrands = ({ platformBrands }: PlatformBrandsQuery): PlatformBrands => ({
  brands: rowsOf(platformBrands).flatMap(({ slug, number, name, publishedBy, publishedOn }) =>
    slug ? { slug, number: number ?? 0, name: name ?? '', publishedBy: publishedBy ?? '', publishedOn } : [],
  ),
  total: platformBrands?.totalCount ?? 0,
})

/** Reads the versions of a brand that were published, the latest first. */
export function brandVersionsQuery(
  capstan: Capstan,
  slug: string,
): CapstanQuery<readonly BrandVersion[], BrandVersionsQuery> {
  return recordQuery(capstan, {
    document: BrandVersionsDocument,
    variables: { slug },
    select: readBrandVersions,
    entities: [],
    staleTime: 0,
  })
}

const readBrandVersions = ({ brandVersions }: BrandVersionsQuery): readonly BrandVersion[] =>
  rowsOf(brandVersions).flatMap(({ id, number, publishedOn, ...row }) =>
    id && number !== null && publishedOn
      ? {
          ...{ id, number, publishedOn, document: row.document, takenFrom: row.takenFrom },
          publishedBy: row.publishedBy ?? '',
        }
      : [],
  )

/**
 * Reads the brand document that came with the platform, also after others were published; null where none did.
 *
 * @throws CapstanError `network_failed` and other failures of the request
 */
export async function readOriginalBrand(
  { client }: Capstan,
  slug: string,
  request: { signal?: AbortSignal } = {},
): Promise<object | null> {
  const path = `/stack/brand/${encodeURIComponent(slug)}/brand.json?version=0`
  try {
    const file = await client.file(path, request)
    const document: unknown = JSON.parse(await file.text())
    return typeof document === 'object' && document !== null && 'colors' in document ? document : null
  } catch (error) {
    if (error instanceof CapstanError && error.code === 'not_found') return null
    throw error
  }
}

type Once = Pick<MutateRequest, 'idempotencyKey'>

/**
 * Publishes a version of a brand: its address serves the document, and pages use it when they are next loaded. `basedOn` is the
 * version that was served when the document was begun.
 *
 * @throws CapstanError `changed_elsewhere` with `changedBy` and `changedOn` in `details` when another version is served by now,
 * `not_found`, `not_allowed`; `invalid_input` at `document` where the kit cannot use a field of it
 */
export async function publishBrand(
  capstan: Capstan,
  { slug, document, basedOn }: { slug: string; document: object; basedOn: number },
  once?: Once,
): Promise<void> {
  await capstan.client.mutate(
    PublishBrandDocument,
    { slug, document, basedOn },
    submission('publishBrand', once),
  )
}

/**
 * Publishes an earlier version of a brand again, as a new version; 0 is the document that came with the platform. `basedOn` is
 * the version that was served when the choice was made.
 *
 * @throws CapstanError `changed_elsewhere` when another version is served by now, `not_found`, `not_allowed`
 */
export async function takeBackBrand(
  capstan: Capstan,
  { slug, number, basedOn }: { slug: string; number: number; basedOn: number },
  once?: Once,
): Promise<void> {
  await capstan.client.mutate(
    TakeBackBrandDocument,
    { slug, number, basedOn },
    submission('takeBackBrand', once),
  )
}

const submission = (operation: string, once: Once | undefined) => ({
  operation,
  idempotencyKey: once?.idempotencyKey ?? newId(),
})
