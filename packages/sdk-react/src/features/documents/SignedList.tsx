import { styled } from 'styled-components'
import { useCapstan } from '../../provider/useCapstan'
import { TextLink } from '../../ui/actions/TextLink'
import { Card } from '../../ui/layout/Card'
import { platformUrl } from '../../provider/setup/platformUrl'

export interface SignedListProps {
  /** The name of the paper. */
  title: string
  /** Papers that were signed: each is read with its certificate at its address, a path of the platform. */
  papers: readonly { id: string; name: string; documentUri: string; note?: string }[]
}

/** Signed papers, each with links to its file and its certificate; nothing if there are none. */
export function SignedList({ title, papers }: SignedListProps) {
  const { options } = useCapstan()

  if (papers.length === 0) return null
  return (
    <Card title={title} className="capstan-signed-list">
      <List>
        {papers.map(({ id, name, documentUri, note }) => (
          <li key={id}>
            <TextLink href={platformUrl(options, documentUri)} external>
              {name}
            </TextLink>
            {note && <small>{note}</small>}
          </li>
        ))}
      </List>
    </Card>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--capstan-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  > li > small {
    display: block;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
