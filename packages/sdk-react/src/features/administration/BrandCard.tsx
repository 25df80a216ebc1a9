import {
  brandVersionsQuery,
  platformBrandsQuery,
  publishBrand,
  readOriginalBrand,
  takeBackBrand,
  type BrandVersion,
} from '@capstan/sdk-core/administration'
import type { Capstan } from '@capstan/sdk-core'
import { useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { combineQueries } from '../../provider/combineQueries'
import { Loaded } from '../../provider/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { Alert } from '../../ui/feedback/Alert'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { LinedWords } from '../../ui/layout/LinedList'
import { Stack } from '../../ui/layout/Stack'
import { useSending } from '../security/useSending'
import { BrandForm } from './BrandForm'
import { CardFoot, CardItem, CardNote, CardSection } from './CardSection'
import { administrationMessages } from './messages'
import { rereadAfter } from './rereadAfter'

/** A brand that a page shows before it is published. @public */
export interface BrandPreview {
  slug: string
  /** The brand document. */
  document: object
  /** The version it was taken from; undefined for one that was written. */
  takenFrom?: number
}

export interface BrandCardProps {
  slug: string
  /** True when the reader may publish brands. */
  mayChange: boolean
  /** The preview of this brand, while there is one. */
  preview: BrandPreview | undefined
  /** Called when a preview begins or ends. */
  onPreview: (preview: BrandPreview | undefined) => void
  onClose: () => void
}

/** A brand: its versions, the form that edits it, and the preview before it is published. */
export function BrandCard({ slug, onClose, ...props }: BrandCardProps) {
  const { people } = useMessages('administration', administrationMessages)
  const capstan = useCapstan()
  const versions = useCapstanQuery(brandVersionsQuery(capstan, slug))
  const original = useCapstanQuery({
    queryKey: ['originalBrand', slug],
    queryFn: ({ signal }) => readOriginalBrand(capstan, slug, { signal }),
    select: (document: object | null) => document,
    staleTime: Infinity,
  })

  return (
    <Card
      className="capstan-brand"
      title={<bdi>{slug}</bdi>}
      actions={
        <Button variant="quiet" dense icon="x" onPress={onClose}>
          {people.close}
        </Button>
      }
    >
      <Loaded query={combineQueries(versions, original)} skeleton={<SkeletonRows count={4} />}>
        {([versions, original]) => <OpenBrand {...{ slug, versions, original }} {...props} />}
      </Loaded>
    </Card>
  )
}

interface OpenBrandProps extends Omit<BrandCardProps, 'onClose'> {
  /** The versions that were published, the latest first. */
  versions: readonly BrandVersion[]
  /** The document that came with the platform; null where none did. */
  original: object | null
}

function OpenBrand({ slug, versions, original, mayChange, preview, onPreview }: OpenBrandProps) {
  const { brands: words } = useMessages('administration', administrationMessages)
  const [edited, setEdited] = useState<object>()
  const served = documentOf(versions[0], original)

  if (preview)
    return (
      <Previewed
        preview={preview}
        onPublished={() => {
          setEdited(undefined)
          onPreview(undefined)
        }}
        onBack={() => {
          setEdited(preview.takenFrom === undefined ? preview.document : undefined)
          onPreview(undefined)
        }}
      />
    )
  if (edited)
    return (
      <BrandForm
        document={edited}
        onPreview={(document) => onPreview({ slug, document })}
        onCancel={() => setEdited(undefined)}
      />
    )
  return (
    <Stack gap={4}>
      <Swatches document={served} />
      <CardSection
        title={words.versions}
        action={
          mayChange && (
            <Button variant="quiet" dense icon="pencil" onPress={() => setEdited(served)}>
              {words.edit}
            </Button>
          )
        }
      >
        {versions.map((version, index) => (
          <VersionItem
            key={version.id}
            version={version}
            isServed={index === 0}
            onPreview={
              mayChange && index > 0
                ? () =>
                    onPreview({
                      ...{ slug, document: documentOf(version, original), takenFrom: version.number },
                    })
                : undefined
            }
          />
        ))}
        {original && (
          <VersionItem
            version={undefined}
            isServed={versions.length === 0}
            onPreview={
              mayChange && versions.length > 0
                ? () => onPreview({ slug, document: original, takenFrom: 0 })
                : undefined
            }
          />
        )}
        {!original && versions.length === 0 && <CardItem>{words.noVersion}</CardItem>}
      </CardSection>
    </Stack>
  )
}

/** The document of a version; without one, that of the platform, or a document to begin with. */
const documentOf = (version: BrandVersion | undefined, original: object | null): object =>
  isObject(version?.document) ? version.document : (original ?? { colors: { primary: '#004A98' } })

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

interface VersionItemProps {
  /** The version; undefined for the document that came with the platform. */
  version: BrandVersion | undefined
  /** True for the version that pages use now. */
  isServed: boolean
  /** Shows it on the page; without it there is no button. */
  onPreview: (() => void) | undefined
}

function VersionItem({ version, isServed, onPreview }: VersionItemProps) {
  const { brands: words } = useMessages('administration', administrationMessages)
  const { instant } = useFormats()
  const name = version ? fillIn(words.versionOf, { number: String(version.number) }) : words.cameWith
  const from = version?.takenFrom
  const facts = [
    ...(isServed ? [words.served] : []),
    ...(version
      ? [fillIn(words.publishedBy, { name: version.publishedBy, day: instant(version.publishedOn) })]
      : []),
    ...(from === 0 ? [words.asCame] : from ? [fillIn(words.asVersion, { number: String(from) })] : []),
  ]
  return (
    <CardItem>
      <LinedWords>
        <span className="capstan-strong">{name}</span>
        <p>{facts.join(' · ')}</p>
      </LinedWords>
      {onPreview && (
        <Button dense onPress={onPreview}>
          <span>{words.preview}</span>
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      )}
    </CardItem>
  )
}

interface PreviewedProps {
  preview: BrandPreview
  onPublished: () => void
  onBack: () => void
}

/** The preview of a brand: the page wears it until it is published or given up. */
function Previewed({ preview: { slug, document, takenFrom }, onPublished, onBack }: PreviewedProps) {
  const { brands: words } = useMessages('administration', administrationMessages)
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  const sending = useSending(async (idempotencyKey) => {
    const published =
      takenFrom === undefined
        ? publishBrand(capstan, { slug, document }, { idempotencyKey })
        : takeBackBrand(capstan, { slug, number: takenFrom }, { idempotencyKey })
    await rereadBrand(capstan, slug, published)
    snackbar.show(fillIn(words.wasPublished, { slug }))
    onPublished()
  })

  return (
    <Stack gap={4}>
      <Alert tone="info">{words.previewNote}</Alert>
      <Swatches document={document} />
      {sending.notice}
      <CardFoot>
        <CardNote>{words.publishNote}</CardNote>
        <Button isDisabled={sending.isSending} onPress={onBack}>
          {takenFrom === undefined ? words.backToEditing : words.endPreview}
        </Button>
        <Button variant="primary" pending={sending.isSending} onPress={sending.send}>
          {takenFrom === undefined ? words.publish : words.takeBack}
        </Button>
      </CardFoot>
    </Stack>
  )
}

/** The colours of a brand document. */
function Swatches({ document }: { document: object }) {
  const { brands: words } = useMessages('administration', administrationMessages)
  const colors = 'colors' in document && isObject(document.colors) ? document.colors : {}
  return (
    <Colors aria-label={words.colors}>
      {Object.entries(colors).map(([name, color]) => (
        <li key={name}>
          <span aria-hidden="true" style={{ background: String(color) }} />
          <bdi>{String(color)}</bdi>
        </li>
      ))}
    </Colors>
  )
}

/** Reads the versions of the brand and the lists of brands again after a change. */
function rereadBrand(capstan: Capstan, slug: string, change: Promise<void>): Promise<void> {
  const lists = platformBrandsQuery(capstan, { search: '', most: 1 }).queryKey.slice(0, 3)
  return rereadAfter(capstan, change, brandVersionsQuery(capstan, slug), { queryKey: lists })
}

const Colors = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-2) var(--capstan-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    gap: var(--capstan-space-2);
    font-variant-numeric: tabular-nums;
  }
  > li > span {
    width: calc(24 * var(--capstan-unit));
    height: calc(24 * var(--capstan-unit));
    border: 1px solid var(--capstan-border-strong);
    border-radius: var(--capstan-radius-base);
  }
`
