import type { PortfolioRow } from '@capstan/sdk-core/portfolio'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { StatusChip } from '../../ui/display/StatusChip'
import { TextLink } from '../../ui/actions/TextLink'
import { VisuallyHidden } from '../../ui/display/VisuallyHidden'
import { portfolioMessages } from './messages'
import { statusLabel } from './statusLabel'

export interface StatusLinkProps {
  /** The investment. */
  row: Pick<PortfolioRow, 'id' | 'kind' | 'status' | 'asset' | 'round'>
}

/** Status of an investment, as a link to its page. */
export function StatusLink({ row: { id, kind, status, asset, round } }: StatusLinkProps) {
  const { href } = useRouter()
  const messages = useMessages('portfolio', portfolioMessages)

  return (
    <Container>
      <TextLink quiet href={href(`/${kind}/${id}`)}>
        <StatusChip status={status.toLowerCase()} word={statusLabel(status, messages)} />
        <VisuallyHidden>{`, ${asset}, ${round}`}</VisuallyHidden>
      </TextLink>
    </Container>
  )
}

const Container = styled.span`
  > a {
    display: inline-block;
    text-decoration: none;
  }
  > a:hover .capstan-chip {
    text-decoration: underline;
  }
`
