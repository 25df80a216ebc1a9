import { shortAddress } from '@capstan/sdk-core'
import { addressLink, type Chain } from '@capstan/sdk-core/tokens'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { CopyButton } from '../../ui/records/CopyButton'
import { TextLink } from '../../ui/actions/TextLink'
import { safeUrl } from '../steps/step/safeUrl'
import { tokensMessages } from './messages'

export interface ContractAddressProps {
  address: string
  chain: Chain
}

/** The address of a contract, cut for reading: copied whole, and looked up where its chain has an explorer. (TOKEN-021, TOKEN-032) */
export function ContractAddress({ address, chain }: ContractAddressProps) {
  const messages = useMessages('tokens', tokensMessages)
  const link = safeUrl(addressLink(chain, address))

  return (
    <Address title={address}>
      {link ? (
        <TextLink href={link} external>
          {shortAddress(address)}
        </TextLink>
      ) : (
        <bdi>{shortAddress(address)}</bdi>
      )}
      <CopyButton text={address} aria-label={messages.copy} />
    </Address>
  )
}

const Address = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--capstan-space-1);
  margin-block: calc(-4 * var(--capstan-unit));
  > a,
  > bdi {
    font-family: var(--capstan-font-family-mono);
    font-size: var(--capstan-font-size-dense);
  }
`
