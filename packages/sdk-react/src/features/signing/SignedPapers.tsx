import { askForPapers, paperFile, type SignedPaperFile, type SigningPapers } from '@capstan/sdk-core/signing'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../provider/fillIn'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { CopyButton } from '../../ui/actions/CopyButton'
import { TextLink } from '../../ui/actions/TextLink'
import { Chip } from '../../ui/display/Chip'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { Card } from '../../ui/layout/Card'
import { DefinitionRows } from '../../ui/records/DefinitionRows'
import { Row } from '../../ui/records/Row'
import { signingMessages } from './messages'
import { saveFile } from '../../grid/export/saveFile'

/** Papers that are signed, with their certificate. */
export type SignedState = Extract<SigningPapers, { status: 'completed' }>

export interface SignedPapersProps {
  stepId: string
  /** An address of the platform. */
  platformUrl: (path: string) => string
}

/** What was signed in a step that is done: the files, their fingerprints, and what happened. */
export function SignedPapers({ stepId, platformUrl }: SignedPapersProps) {
  const capstan = useCapstan()
  const { locale } = useFormats()
  const messages = useMessages('signing', signingMessages)
  const snackbar = useSnackbar()
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['signedPapers', stepId, locale],
      queryFn: ({ signal }) => askForPapers(capstan, stepId, { signal }),
      staleTime: Infinity,
    },
    capstan.queryClient,
  )
  const download = async ({ id, name, sha256 }: SignedPaperFile) => {
    try {
      saveFile(await paperFile(capstan, { stepId, paperId: id, sha256 }), `${name}.pdf`)
    } catch {
      snackbar.show(messages.downloadFailed, { tone: 'danger' })
    }
  }

  if (error) return <ErrorNotice error={error} text={messages.loadFailed} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  // Signed on the page of the provider: its papers stand with the investment.
  if (data.status !== 'completed') return null
  return <SignedPapersView signed={data} platformUrl={platformUrl} onDownload={download} />
}

export interface SignedPapersViewProps extends Pick<SignedPapersProps, 'platformUrl'> {
  signed: SignedState
  onDownload: (paper: SignedPaperFile) => Promise<void>
}

/** Signed papers as they stand on the completed step. */
export function SignedPapersView({ signed, platformUrl, onDownload }: SignedPapersViewProps) {
  const messages = useMessages('signing', signingMessages)
  const formats = useFormats()
  const { papers, certificate, isUnaltered, envelopeId, documentUri } = signed
  const { signedBy, openedOn, signedOn } = certificate
  const happenings = [
    [openedOn, messages.opened],
    [signedOn, messages.agreed],
    [signedOn, formats.plural(messages.signedAll, papers.length)],
  ] as const

  return (
    <Card
      flush
      headingLevel={4}
      title={messages.certificate}
      className="capstan-signed-papers"
      chip={
        isUnaltered && (
          <Chip tone="success" icon="shield">
            {messages.signed}
          </Chip>
        )
      }
      footer={
        <Foot>
          <small>{fillIn(messages.envelope, { id: envelopeId })}</small>
          <TextLink href={platformUrl(documentUri)} external>
            {messages.check}
          </TextLink>
        </Foot>
      }
    >
      {!isUnaltered && <Alert tone="danger">{messages.altered}</Alert>}
      <DefinitionRows>
        {papers.map((paper) => (
          <Row
            key={paper.id}
            label={paper.name}
            value={
              <>
                <Fingerprint>
                  <Hash title={paper.sha256}>{paper.sha256}</Hash>
                  <CopyButton
                    text={paper.sha256}
                    aria-label={fillIn(messages.copyHash, { name: paper.name })}
                  />
                </Fingerprint>
                <Note>
                  {fillIn(messages.hashNote, { pages: formats.plural(messages.pages, paper.pages) })}
                </Note>
              </>
            }
            action={
              <Button
                variant="quiet"
                dense
                icon="download"
                aria-label={fillIn(messages.downloadNamed, { name: paper.name })}
                onPress={() => void onDownload(paper)}
              >
                {messages.download}
              </Button>
            }
          />
        ))}
      </DefinitionRows>
      <Scroll tabIndex={0} role="group" aria-label={messages.happened}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.time}</th>
              <th scope="col">{messages.what}</th>
              <th scope="col">{messages.who}</th>
            </tr>
          </thead>
          <tbody>
            {happenings.map(([when, what]) => (
              <tr key={what}>
                <th scope="row">
                  <time dateTime={when}>{inUtc(when)}</time>
                </th>
                <td>{what}</td>
                <td>
                  <bdi>{signedBy}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Card>
  )
}

/** A certificate is read by others, elsewhere: its times are nobody's own. */
const inUtc = (instant: string) => instant.slice(0, 16).replace('T', ' ')

const Fingerprint = styled.div`
  display: flex;
  align-items: center;
  gap: var(--capstan-space-1);
  min-width: 0;
`

/** Cut where there is no room; its title and the button beside it have all of it. */
const Hash = styled.code`
  max-width: 22ch;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-family: var(--capstan-font-family-mono, ui-monospace, monospace);
`

const Note = styled.small`
  display: block;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--capstan-space-2);
  width: 100%;
  > small {
    color: var(--capstan-text-muted);
    overflow-wrap: anywhere;
  }
`

const Scroll = styled.div`
  overflow-x: auto;
  padding: var(--capstan-space-2) var(--capstan-space-6) var(--capstan-space-4);
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--capstan-font-size-dense);
  }
  th,
  td {
    padding: calc(6 * var(--capstan-unit)) var(--capstan-space-3) calc(6 * var(--capstan-unit)) 0;
    border-bottom: 1px solid var(--capstan-border);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    color: var(--capstan-text-muted);
    white-space: nowrap;
  }
`
