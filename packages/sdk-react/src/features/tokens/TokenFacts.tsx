import { shortAddress } from '@capstan/sdk-core'
import { addressLink, type Chain, isAddressShown, type RoundToken } from '@capstan/sdk-core/tokens'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { useMessages } from '../../provider/useMessages'
import { TextLink } from '../../ui/actions/TextLink'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { CopyButton } from '../../ui/records/CopyButton'
import { safeUrl } from '../steps/step/safeUrl'
import { tokensMessages } from './messages'

/** Facts about a token, in columns. (TOKEN-001) */
export function TokenFacts({ token }: { token: RoundToken }) {
  const messages = useMessages('tokens', tokensMessages)
  const formats = useFormats()
  const wordOf = useStatusWord()
  const { name, symbol, status, precision, total, contract } = token

  return (
    <Facts className="capstan-token-facts">
      <Fact label={messages.name} value={name} />
      <Fact label={messages.symbol} value={symbol} />
      <Fact label={messages.chain} value={contract?.chain.id} />
      <Fact label={messages.status} value={wordOf(status)} />
      <Fact label={messages.precision} value={String(precision)} />
      <Fact label={messages.total} value={total && formats.units(total)} />
      <Fact
        label={messages.contractAddress}
        value={
          contract?.address &&
          isAddressShown(contract.status) && (
            <ContractAddress address={contract.address} chain={contract.chain} />
          )
        }
      />
    </Facts>
  )
}

/** A label with its value. A missing value is N/A, because a dash could be read as zero. */
function Fact({ label, value }: { label: string; value: ReactNode }) {
  const { notAvailable } = useMessages('tokens', tokensMessages)
  return (
    <div>
      <dt>{label}</dt>
      <dd data-empty={value ? undefined : ''}>
        {typeof value === 'string' ? <bdi>{value}</bdi> : value || notAvailable}
      </dd>
    </div>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, calc(128 * var(--capstan-unit))), 1fr));
  gap: var(--capstan-space-4) var(--capstan-space-6);
  margin: 0;
  > div {
    min-width: 0;
  }
  /* The address wants all the room there is. */
  > div:last-child {
    grid-column: 1 / -1;
  }
  dt {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  }
  dd[data-empty] {
    color: var(--capstan-text-muted);
  }
`

interface ContractAddressProps {
  address: string
  chain: Chain
}

/**
 * The address of a contract, truncated. It is copied in full, and linked where its chain has an explorer. (TOKEN-021, TOKEN-032)
 */
function ContractAddress({ address, chain }: ContractAddressProps) {
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
