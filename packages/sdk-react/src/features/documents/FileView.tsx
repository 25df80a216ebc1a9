import { decodeText, previewOf, readCells } from '@capstan/sdk-core/documents'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { lazyPart } from '../../ui/lazy/lazyPart'
import { documentsMessages } from './messages'
import { useLoaded } from '../../provider/queries/useLoaded'

/** A document whose file can be shown. */
export interface PreviewedDocument {
  id: string
  name: string
  /** The kind of file, without a dot: `pdf`. */
  extension: string
}

const PdfView = lazyPart(async () => (await import('./PdfView')).PdfView)

/** The limits of shown text and rows. */
const mostBytes = 200_000
const mostRows = 200

export interface FileViewProps {
  file: Blob
  document: PreviewedDocument
}

/** The content of a file, as far as a page can show it. */
export function FileView({ file, document }: FileViewProps) {
  switch (previewOf(document.extension)) {
    case 'pdf':
      return <PdfView file={file} name={document.name} />
    case 'image':
      return <Picture file={file} document={document} />
    case 'cells':
    case 'text':
      return <Words file={file} document={document} />
    case 'none':
      return null
  }
}

function Picture({ file, document: { name } }: FileViewProps) {
  const messages = useMessages('documents', documentsMessages)
  const [url, setUrl] = useState<string>()
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  if (isBroken) return <EmptyState icon="file" text={messages.unreadable} />
  return url && <Image src={url} alt={name} onError={() => setBroken(true)} />
}

/** Texts are shown as texts: nothing in them is markup. */
function Words({ file, document }: FileViewProps) {
  const messages = useMessages('documents', documentsMessages)
  const text = useLoaded(async () => decodeText(await file.slice(0, mostBytes).arrayBuffer()), document.id)
  if (text.status === 'error') return <EmptyState icon="file" text={messages.unreadable} />
  if (text.status === 'loading')
    return (
      <Loading visible={text.visible}>
        <SkeletonRows count={12} />
      </Loading>
    )
  const isCut = file.size > mostBytes
  if (previewOf(document.extension) === 'text')
    return (
      <>
        <Text tabIndex={0} role="region" aria-label={document.name} dir="auto">
          {text.data}
        </Text>
        {isCut && <small>{messages.firstPart}</small>}
      </>
    )
  const { rows, hasMore } = readCells(text.data, document.extension === 'tsv' ? '\t' : ',', mostRows)
  // Where the text is cut, its last row is too.
  const [head = [], ...body] = isCut && !hasMore ? rows.slice(0, -1) : rows
  return (
    <>
      <Scroll tabIndex={0} role="region" aria-label={document.name}>
        <table>
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th key={index} scope="col" dir="auto">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column} dir="auto">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {(hasMore || isCut) && <small>{fillIn(messages.firstRows, { count: String(body.length) })}</small>}
    </>
  )
}

const Image = styled.img`
  display: block;
  max-width: 100%;
  margin-inline: auto;
  background: #fff;
`

const Text = styled.pre`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font: inherit;
`

const Scroll = styled.div`
  overflow: auto;
  table {
    border-collapse: collapse;
    font-size: var(--capstan-font-size-dense);
  }
  th,
  td {
    padding: calc(4 * var(--capstan-unit)) var(--capstan-space-2);
    border: 1px solid var(--capstan-border);
    text-align: start;
    vertical-align: top;
  }
  th {
    background: var(--capstan-surface-sunken);
  }
`
