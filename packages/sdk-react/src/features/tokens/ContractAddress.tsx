import { shortAddress } from '@capstan/sdk-core'
import { addressLink, type Chain } from '@capstan/sdk-core/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { TextLink } from '../../ui/actions/TextLink'
import { safeUrl } from '../steps/safeUrl'
import { tokensMessages } from './messages'

export interface ContractAddressProps {
  address: string
  chain: Chain
}

/** The address of a contract, cut for reading: copied whole, and looked up where its chain has an explorer. (TOKEN-021, TOKEN-032) */
export function ContractAddress({ address, chain }: ContractAddressProps) {
  const messages = useMessages('tokens', tokensMessages)
  const [said, setSaid] = useState('')
  const link = safeUrl(addressLink(chain, address))

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setSaid(messages.copied)
    } catch {
      // A page without a secure origin has no clipboard, and a browser may refuse it.
      setSaid(messages.copyFailed)
    }
  }

  return (
    <Address title={address}>
      {link ? (
        <TextLink href={link} external>
          {shortAddress(address)}
        </TextLink>
      ) : (
        <bdi>{shortAddress(address)}</bdi>
      )}
      <Button variant="quiet" dense icon="copy" aria-label={messages.copy} onPress={() => void copy()} />
      <small role="status">{said}</small>
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
  > small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`
