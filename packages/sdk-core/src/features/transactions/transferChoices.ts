import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import {
  TransferableHoldingDocument,
  TransferableHoldingsDocument,
  TransferRecipientsDocument,
  type TransferableHoldingFragment,
  type TransferableHoldingQuery,
  type TransferRecipientFragment,
} from './operations.generated'
import { transferRules } from './transferRules'

/** A holding of which units may be transferred. */
export interface TransferableHolding {
  id: string
  investorId: string
  investor: string
  securityId: string
  security: string
  round: string
  /** Units, an exact decimal text. */
  units: string
}

/** An investor who may receive units. */
export interface TransferRecipient {
  id: string
  name: string
  email: string | null
}

/** Finds at most twenty holdings with units whose holder's name contains the text. */
export async function findTransferableHoldings(
  capstan: Capstan,
  typed: string,
  signal?: AbortSignal,
): Promise<readonly TransferableHolding[]> {
  const { allFullHoldings } = await capstan.client.ask(TransferableHoldingsDocument, { typed }, { signal })
  return rowsOf(allFullHoldings).flatMap(readHolding)
}

/** The current holding, updated while it is followed; `null` if there is none. */
export function transferableHoldingQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<TransferableHolding | null, TransferableHoldingQuery> {
  capstan.register(transferRules)
  return recordQuery(capstan, {
    document: TransferableHoldingDocument,
    variables: { id },
    select: readOne,
  })
}

const readOne = ({ allFullHoldings }: TransferableHoldingQuery) =>
  rowsOf(allFullHoldings).flatMap(readHolding)[0] ?? null

/** Finds at most twenty investors known to the account whose name contains the text. */
export async function findRecipients(
  capstan: Capstan,
  typed: string,
  signal?: AbortSignal,
): Promise<readonly TransferRecipient[]> {
  const { allAccounts } = await capstan.client.ask(TransferRecipientsDocument, { typed }, { signal })
  return rowsOf(allAccounts).map(({ id, name, email }: TransferRecipientFragment) => ({ id, name, email }))
}

function readHolding(row: TransferableHoldingFragment): TransferableHolding[] {
  const { id, investorId, securityId, amount: units } = row
  if (id === null || investorId === null || securityId === null || units === null) return []
  const { investorAccountName: investor, securityName: security, roundName: round } = row
  return [
    {
      ...{ id, investorId, securityId, units },
      investor: investor ?? '',
      security: security ?? '',
      round: round ?? '',
    },
  ]
}
