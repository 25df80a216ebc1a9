import { platformBrandsQuery, type PlatformBrand } from '@capstan/sdk-core/administration'
import { useDeferredValue, useMemo, useState } from 'react'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { DataTable } from '../../tables/DataTable'
import type { TableDefinition } from '../../tables/TableDefinition'
import { Alert } from '../../ui/feedback/Alert'
import { SearchBox } from '../../ui/fields/text/SearchBox'
import { Card } from '../../ui/layout/Card'
import { Inline } from '../../ui/layout/Inline'
import { Stack } from '../../ui/layout/Stack'
import { Toolbar } from '../../ui/layout/Toolbar'
import { rowsAtOnce, ShowMore } from '../../ui/records/ShowMore'
import { useReader } from '../accounts/useReader'
import { BrandCard, type BrandPreview } from './BrandCard'
import { ListAndCard, NameAndAddress } from './ListAndCard'
import { administrationMessages } from './messages'

export interface BrandsProps extends BlockProps {
  /** The slug of the brand that is open; none unless given. */
  slug?: string
  /** Called when the reader opens a brand, or closes the open one. Without it the block remembers the brand itself. */
  onSlugChange?: (slug: string | undefined) => void
  /** The brand that the page shows before it is published. Without it the block remembers it itself. */
  preview?: BrandPreview
  /** Called when the reader begins or ends a preview: the page shows the document as its own brand meanwhile. */
  onPreviewChange?: (preview: BrandPreview | undefined) => void
}

/** Brands of the platform and of accounts: owners and admins edit, preview and publish them, and take them back. @public */
export const Brands = block(function Brands({ slug, onSlugChange, preview, onPreviewChange }: BrandsProps) {
  const { readOnly } = useMessages('administration', administrationMessages)
  const reader = useReader()
  const [chosen, setChosen] = useState(slug)
  const [own, setOwn] = useState<BrandPreview>()
  const open = onSlugChange ? slug : chosen
  const choose = (next: string | undefined) => (onSlugChange ? onSlugChange(next) : setChosen(next))
  const shown = onPreviewChange ? preview : own
  const isKnown = reader.status === 'ready'
  const mayChange = isKnown && reader.data?.type === 'admin' && reader.data.mayChange

  return (
    <Stack gap={4} className="capstan-brands">
      {isKnown && !mayChange && <Alert tone="neutral">{readOnly}</Alert>}
      <ListAndCard data-open={open !== undefined || undefined}>
        <BrandList openSlug={open} onOpen={choose} />
        {open !== undefined && (
          <BrandCard
            key={open}
            slug={open}
            mayChange={mayChange}
            preview={shown?.slug === open ? shown : undefined}
            onPreview={onPreviewChange ?? setOwn}
            onClose={() => choose(undefined)}
          />
        )}
      </ListAndCard>
    </Stack>
  )
})

interface BrandListProps {
  openSlug: string | undefined
  onOpen: (slug: string) => void
}

function BrandList({ openSlug, onOpen }: BrandListProps) {
  const { brands: words } = useMessages('administration', administrationMessages)
  const { plural } = useFormats()
  const [typed, setTyped] = useState('')
  const [most, setMost] = useState(rowsAtOnce)
  const search = useDeferredValue(typed)
  const found = useCapstanQuery({
    ...platformBrandsQuery(useCapstan(), { search, most }),
    // Keeps the current rows while other brands load.
    placeholderData: (before) => before,
  })
  const table = useBrandTable(openSlug, onOpen)
  const rows = found.status === 'ready' ? { ...found, data: found.data.brands } : found

  return (
    <Card flush title={words.title}>
      <Toolbar>
        <Inline>
          {found.status === 'ready' && (
            <span className="capstan-note" role="status">
              {plural(words.count, found.data.total)}
            </span>
          )}
        </Inline>
        <SearchBox
          aria-label={words.search}
          placeholder={words.search}
          value={typed}
          maxLength={200}
          onChange={({ target }) => {
            setTyped(target.value)
            setMost(rowsAtOnce)
          }}
        />
      </Toolbar>
      <DataTable aria-label={words.title} table={table} rows={rows} empty={words.noneFound} />
      {found.status === 'ready' && (
        <ShowMore
          shown={found.data.brands.length}
          total={found.data.total}
          onMore={() => setMost(most + rowsAtOnce)}
        />
      )}
    </Card>
  )
}

function useBrandTable(
  openSlug: string | undefined,
  onOpen: (slug: string) => void,
): TableDefinition<PlatformBrand> {
  const { brands: words } = useMessages('administration', administrationMessages)
  const { instant } = useFormats()
  return useMemo(
    () => ({
      idOf: ({ slug }) => slug,
      columns: [
        {
          ...{ id: 'brand', header: words.brand, kind: 'text', isUnsorted: true },
          value: ({ name }) => name || words.platform,
          cell: ({ slug, name }) => (
            <NameAndAddress>
              <button
                type="button"
                aria-current={slug === openSlug || undefined}
                onClick={() => onOpen(slug)}
              >
                <bdi>{name || words.platform}</bdi>
              </button>
              <small>{slug}</small>
            </NameAndAddress>
          ),
        },
        {
          ...{ id: 'version', header: words.version, kind: 'text', isUnsorted: true },
          value: ({ number }) =>
            number === 0 ? words.cameWith : fillIn(words.versionOf, { number: String(number) }),
        },
        {
          ...{ id: 'published', header: words.published, kind: 'date', isUnsorted: true },
          value: ({ publishedOn }) => publishedOn,
          cell: ({ publishedOn }) => (publishedOn ? instant(publishedOn) : words.never),
        },
      ],
    }),
    [words, instant, openSlug, onOpen],
  )
}
