import { styled } from 'styled-components'
import { useFormats } from '../../../language/useFormats'
import { useMessages } from '../../../provider/useMessages'
import { signingMessages } from '../messages'
import type { SignedState } from './SignedState'

export interface ActivityLogProps {
  certificate: SignedState['certificate']
  paperCount: number
}

/** Events of the signing of papers, each with its time and user. */
export function ActivityLog({ certificate, paperCount }: ActivityLogProps) {
  const messages = useMessages('signing', signingMessages)
  const formats = useFormats()
  const { signedBy, openedOn, signedOn } = certificate
  const entries = [
    [openedOn, messages.opened],
    [signedOn, messages.agreed],
    [signedOn, formats.plural(messages.signedAll, paperCount)],
  ] as const

  return (
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
          {entries.map(([when, what]) => (
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
  )
}

/** Times of a certificate are in UTC, because its readers are in several time zones. */
const inUtc = (instant: string) => instant.slice(0, 16).replace('T', ' ')

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
