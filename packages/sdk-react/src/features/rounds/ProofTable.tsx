import type { ProofOfInvestor } from '@capstan/sdk-core/rounds'
import { styled } from 'styled-components'
import { useFormats } from '../../language/useFormats'
import { fillIn } from '../../language/fillIn'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { TextLink } from '../../ui/actions/TextLink'
import { PlainTable } from '../../ui/records/PlainTable'
import { roundsMessages } from './messages'

export interface ProofTableProps {
  'aria-label': string
  proof: readonly ProofOfInvestor[]
  /** Whether there are more behind these: what the last investor has is not all known then. */
  goesOn: boolean
  /** How many issuances there are. */
  total: number
  /** Units of all of them, once they are known. */
  units: string | null | undefined
}

/** The issuances by investor, what each has, and what all have. (ROUND-010) */
export function ProofTable({ proof, goesOn, total, units, ...rest }: ProofTableProps) {
  const messages = useMessages('rounds', roundsMessages)
  const formats = useFormats()
  const last = goesOn ? proof.at(-1) : undefined
  return (
    <Proof {...rest}>
      <thead>
        <tr>
          <th scope="col">{messages.investor}</th>
          <th scope="col">{messages.units}</th>
          <th scope="col">{messages.priceUsd}</th>
          <th scope="col">{messages.issuedOn}</th>
          <th scope="col">{messages.transaction}</th>
        </tr>
      </thead>
      {proof.map((each) => (
        <InvestorRows key={each.investorId} of={each} goesOn={each === last} />
      ))}
      <tfoot>
        <tr>
          <th scope="row">
            {goesOn
              ? formats.plural(messages.totalOfIssuances, total)
              : formats.plural(messages.totalOf, proof.length)}
          </th>
          <td>{units && formats.units(units)}</td>
          <td colSpan={3} />
        </tr>
      </tfoot>
    </Proof>
  )
}

function InvestorRows({ of, goesOn }: { of: ProofOfInvestor; goesOn: boolean }) {
  const { investor, units, issuances } = of
  const messages = useMessages('rounds', roundsMessages)
  const { href } = useRouter()
  const formats = useFormats()
  const shownUnits = formats.units(units)
  return (
    <tbody>
      <tr data-group="">
        <th scope="rowgroup">
          <bdi>{investor}</bdi>
        </th>
        <td>{goesOn ? fillIn(messages.soFar, { units: shownUnits }) : shownUnits}</td>
        <td colSpan={3} />
      </tr>
      {issuances.map(({ id, units: issued, price, issuedOn, transactionId }) => (
        <tr key={id}>
          <td />
          <td>{formats.units(issued)}</td>
          <td>{price === null ? messages.notAvailable : formats.general(price)}</td>
          <td>{formats.day(issuedOn, 'short')}</td>
          <td>
            {transactionId ? (
              <TextLink href={href(`/transaction/${transactionId}`)}>{transactionId.slice(0, 8)}</TextLink>
            ) : (
              messages.notAvailable
            )}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

const Proof = styled(PlainTable)`
  :is(th, td) {
    text-align: end;
    white-space: nowrap;
  }
  :is(th, td):first-child {
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  [data-group] > * {
    font-weight: var(--capstan-font-weight-strong);
  }
`
