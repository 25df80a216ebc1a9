import { useMessages } from '@capstan/sdk-react/provider'
import { TextLink } from '@capstan/sdk-react/ui'
import { styled } from 'styled-components'
import { nameOfBrand } from '../session/brandOf'
import { useHost } from '../session/Host'
import { frameMessages } from './messages'
import { supportUrl } from './supportUrl'

/** Footer with the operator of the platform, its terms, and the link to support. */
export function Footer() {
  const messages = useMessages('frame', frameMessages)
  const host = useHost()
  const { config, visitor } = host

  return (
    <Bar className="capstan-footer">
      <span>
        © {new Date().getFullYear()} {nameOfBrand(host)}
      </span>
      <a href={config.termsUrl}>{messages.terms}</a>
      <a href={config.privacyUrl}>{messages.privacyPolicy}</a>
      <TextLink quiet external href={supportUrl(config, visitor)}>
        {messages.supportCenter}
      </TextLink>
    </Bar>
  )
}

const Bar = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--capstan-space-2) var(--capstan-space-6);
  padding: var(--capstan-space-5) var(--capstan-space-8);
  border-top: 1px solid var(--capstan-border);
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  line-height: calc(24 * var(--capstan-unit));
  > :first-child {
    margin-right: auto;
  }
  a {
    display: inline-flex;
    align-items: center;
    border-radius: var(--capstan-radius-base);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: var(--capstan-text);
    text-decoration: underline;
  }
  @media (max-width: 37.497rem) {
    padding-inline: var(--capstan-space-4);
    > :first-child {
      width: 100%;
    }
  }
  @media print {
    display: none;
  }
`
