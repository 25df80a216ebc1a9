import {
  brandVersionsQuery,
  platformBrandsQuery,
  publishBrand,
  readOriginalBrand,
  takeBackBrand,
  type BrandVersion,
} from '@capstan/sdk-core/administration'
import { isCapstanError, type Capstan } from '@capstan/sdk-core'
import { useState } from 'react'
import { styled } from 'styled-components'
import { changeOf } from '../../forms/changeOf'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { combineQueries } from '../../provider/queries/combineQueries'
import { Loaded } from '../../provider/queries/Loaded'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { Alert } from '../../ui/feedback/Alert'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { LinedWords } from '../../ui/layout/LinedList'
import { Stack } from '../../ui/layout/Stack'
import { Records } from '../../ui/records/Records'
import { useSending } from '../security/useSending'
import { brandFacts, BrandForm } from './BrandForm'
import { CardFoot, CardItem, CardNote, CardSection } from './CardSection'
import { administrationMessages } from './messages'
import { rereadAfter } from './rereadAfter'
import type { RecordColumn } from '../../ui/records/RecordRow'

/** A brand that a page shows before it is published. @public */
export interface BrandPreview {
  slug: string
  /** The brand document. */
  document: object
  /** The version it was taken from; undefined for one that was written. */
  takenFrom?: number
  /** The version that pages used when it was begun: it is published only over that one. */
  basedOn: number
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
  const [edited, setEdited] = useState<EditedBrand>()
  const served = documentOf(versions[0], original)
  const basedOn = versions[0]?.number ?? 0

  const end = () => {
    setEdited(undefined)
    onPreview(undefined)
  }

  if (preview)
    return (
      <Previewed
        preview={preview}
        served={{ number: basedOn, document: served }}
        onPublished={end}
        onDiscarded={end}
        onBack={(known) => {
          const { document, takenFrom } = preview
          setEdited(takenFrom === undefined ? { document, basedOn: known } : undefined)
          onPreview(undefined)
        }}
      />
    )
  if (edited)
    return (
      <BrandForm
        document={edited.document}
        onPreview={(document) => onPreview({ slug, document, basedOn: edited.basedOn })}
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
            <Button
              variant="quiet"
              dense
              icon="pencil"
              onPress={() => setEdited({ document: served, basedOn })}
            >
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
                      ...{
                        slug,
                        document: documentOf(version, original),
                        takenFrom: version.number,
                        basedOn,
                      },
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
                ? () => onPreview({ slug, document: original, takenFrom: 0, basedOn })
                : undefined
            }
          />
        )}
        {!original && versions.length === 0 && <CardItem>{words.noVersion}</CardItem>}
      </CardSection>
    </Stack>
  )
}

/** The edited document, and the version that pages used when editing began. */
interface EditedBrand {
  document: object
  basedOn: number
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
  /** The version that pages use now, and its document. */
  served: { number: number; document: object }
  onPublished: () => void
  /** Called when the reader keeps the version of another administrator. */
  onDiscarded: () => void
  /** Called with the version that the reader knows is served. */
  onBack: (basedOn: number) => void
}

/** The preview of a brand: the page wears it until it is published or given up. */
function Previewed({ preview, served, onPublished, onDiscarded, onBack }: PreviewedProps) {
  const { slug, document, takenFrom } = preview
  const { brands: words } = useMessages('administration', administrationMessages)
  const capstan = useCapstan()
  const snackbar = useSnackbar()
  // The version that another administrator published meanwhile, once a refusal has named it.
  const [other, setOther] = useState<OtherVersion>()
  const basedOn = other?.number ?? preview.basedOn
  const sending = useSending(async (idempotencyKey) => {
    const published =
      takenFrom === undefined
        ? publishBrand(capstan, { slug, document, basedOn }, { idempotencyKey })
        : takeBackBrand(capstan, { slug, number: takenFrom, basedOn }, { idempotencyKey })
    try {
      await rereadBrand(capstan, slug, published)
    } catch (error) {
      const change = changeOf(error)
      if (!change || !isCapstanError(error)) throw error
      return setOther({ ...change, number: Number(error.details.version ?? 0) })
    }
    snackbar.show(fillIn(words.wasPublished, { slug }))
    onPublished()
  })

  return (
    <Stack gap={4}>
      <Alert tone="info">{words.previewNote}</Alert>
      <Swatches document={document} />
      {other && <Differences other={other} yours={document} theirs={served.document} />}
      {sending.notice}
      <CardFoot>
        <CardNote>{words.publishNote}</CardNote>
        <Button isDisabled={sending.isSending} onPress={() => onBack(basedOn)}>
          {takenFrom === undefined ? words.backToEditing : words.endPreview}
        </Button>
        {other && (
          <Button isDisabled={sending.isSending} onPress={onDiscarded}>
            {fillIn(words.keepTheirs, { number: String(other.number) })}
          </Button>
        )}
        <Button variant="primary" pending={sending.isSending} onPress={sending.send}>
          {other ? words.publishYours : takenFrom === undefined ? words.publish : words.takeBack}
        </Button>
      </CardFoot>
    </Stack>
  )
}

/** A version that another administrator published while this one was edited. */
interface OtherVersion {
  number: number
  by: string | undefined
  on: string | undefined
}

interface DifferencesProps {
  other: OtherVersion
  yours: object
  theirs: object
}

/** The administrator who published another version meanwhile, and the fields in which the two documents differ. */
function Differences({ other: { number, by, on }, yours, theirs }: DifferencesProps) {
  const { brands: words } = useMessages('administration', administrationMessages)
  const { instant } = useFormats()
  const version = fillIn(words.versionOf, { number: String(number) })
  const now = new Map(brandFacts(theirs, words).map(({ id, value }) => [id, value]))
  const rows = brandFacts(yours, words)
    .map((fact) => ({ ...fact, theirs: now.get(fact.id) ?? '' }))
    .filter(({ value, theirs }) => value !== theirs)
  const columns: RecordColumn<(typeof rows)[number]>[] = [
    { id: 'field', header: words.field, cell: ({ label }) => label },
    { id: 'yours', header: words.yours, cell: ({ value }) => <bdi>{value || words.nothing}</bdi> },
    { id: 'theirs', header: version, cell: ({ theirs }) => <bdi>{theirs || words.nothing}</bdi> },
  ]
  return (
    <>
      <Alert tone="warning">
        {fillIn(words.publishedMeanwhile, {
          name: by ?? words.platform,
          number: String(number),
          day: on ? instant(on) : '',
        })}
      </Alert>
      <Records aria-label={words.differences} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </>
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
