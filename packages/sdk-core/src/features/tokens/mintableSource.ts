import type { Capstan } from '../../Capstan'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import { asPart } from '../../grid/query/asPart'
import type { GridQuery } from '../../grid/query/gridQuery'
import { createGridSource } from '../../grid/source/createGridSource'
import type { GridList, GridSource } from '../../grid/source/GridSource'
import { narrowed } from '../../grid/source/narrowed'
import { holdingRules } from '../holdings/holdingsSource'
import {
  FirstMintablesDocument,
  MintableHoldingsDocument,
  WholeMintableHoldingsDocument,
  type MintableHoldingsQuery,
  type TokenHoldingFragment,
} from './operations.generated'
import { mostMinted } from './saveToken'

/** A holding selected to be minted, and its units. */
export interface MintableChoice {
  id: string
  units: string
}

/** A holding of a round that is on no chain yet. */
export interface MintableHolding extends MintableChoice {
  investor: string
  /** The chain of the holding: the product's own ledger. */
  chain: string
}

/** A row of mintable holdings from the platform; `readMintable` reads it. */
export type MintableRow = TokenHoldingFragment

const mintableList: GridList<MintableRow> = {
  list: 'allFullHoldings',
  listOf: ({ allFullHoldings }: MintableHoldingsQuery) => allFullHoldings,
  pages: MintableHoldingsDocument,
  whole: WholeMintableHoldingsDocument,
}

/** The holdings of a round that may be minted, a page after the other. */
export function mintableSource(capstan: Capstan, roundId: string): GridSource<MintableRow> {
  capstan.register(holdingRules)
  return narrowed(createGridSource<MintableRow>(capstan, mintableList), mintableIn(roundId))
}

/** Returns the query of `mintableSource` for a search by the investor's name. */
export function mintableAsked(search: string): GridQuery {
  const part = { includesInsensitive: asPart(search.trim()) }
  const filter = search.trim() === '' ? {} : { filter: { investorAccountName: part } }
  return { ...filter, orderBy: ['INVESTOR_ACCOUNT_NAME_ASC', 'ID_ASC'] }
}

/** Reads a row of `mintableSource`, once for as long as that is the same. */
export const readMintable = memoizeByRow(
  ({ id, investorAccountName, chain, amount }: MintableRow): MintableHolding => ({
    ...{ id, investor: investorAccountName ?? '', chain: chain ?? '', units: amount ?? '0' },
  }),
)

/** The first matches of a search, as many as may be minted at once; read now, and not cached. */
export function firstMintables(
  capstan: Pick<Capstan, 'client'>,
  roundId: string,
  search: string,
): Promise<readonly MintableChoice[]> {
  const { filter } = mintableAsked(search)
  return choicesIn(capstan, filter ? { and: [mintableIn(roundId), filter] } : mintableIn(roundId))
}

/** Returns the query for the selected holdings that can still be minted; those sold or minted in the meantime are missing. */
export function mintablesStill(
  capstan: Pick<Capstan, 'client'>,
  roundId: string,
  ids: readonly string[],
): Promise<readonly MintableChoice[]> {
  return choicesIn(capstan, { and: [mintableIn(roundId), { id: { in: [...ids] } }] })
}

function mintableIn(roundId: string): NonNullable<GridQuery['filter']> {
  return {
    roundId: { equalTo: roundId },
    amount: { greaterThan: '0' },
    isTokenized: { equalTo: false },
  }
}

async function choicesIn({ client }: Pick<Capstan, 'client'>, filter: object): Promise<MintableChoice[]> {
  const answer = await client.ask(FirstMintablesDocument, { filter, first: mostMinted })
  return rowsOf(answer.allFullHoldings).map(({ id, amount }) => ({ id, units: amount ?? '0' }))
}
