import { type AssetOfIssuer, raisingTogether, type RoundOfAsset } from '@capstan/sdk-core/assets'

/** A line of the tree: an issuer, an asset, a round, or that an asset has none. */
export type AssetLine = { key: string; parent?: string; level: number; isOpen?: boolean } & (
  | { kind: 'issuer'; name: string; assets: readonly AssetOfIssuer[] }
  | { kind: 'asset'; asset: AssetOfIssuer }
  | { kind: 'round'; round: RoundOfAsset; asset: AssetOfIssuer }
  | { kind: 'empty'; asset: AssetOfIssuer }
)

/** The part of the tree that is shown. */
export interface AssetChoice {
  /** A status, the rounds that a broker manages, or everything. */
  show: string
  /** Names that begin with it, or have a word that does. */
  search: string
}

/**
 * The assets that a choice lets through: an asset that is searched for has all its rounds, else those that match, and its
 * money is that of the rounds shown.
 */
export function chosenAssets(
  assets: readonly AssetOfIssuer[],
  { show, search }: AssetChoice,
): readonly AssetOfIssuer[] {
  const finds = finderOf(search)
  return assets.flatMap((asset) => {
    if (show !== 'all' && show !== 'managed' && asset.status !== show) return []
    const managed = asset.rounds.filter(({ invitation }) => invitation)
    const rounds = show === 'managed' ? managed : asset.rounds
    if (show === 'managed' && rounds.length === 0) return []
    if (finds(asset.name) || finds(asset.issuer?.name ?? '')) return [{ ...asset, rounds }]
    const found = rounds.filter(({ name }) => finds(name))
    if (found.length === rounds.length && found.length > 0) return [{ ...asset, rounds }]
    return found.length > 0
      ? [{ ...asset, rounds: found, raising: asset.raising && raisingTogether(found) }]
      : []
  })
}

/** The lines of a tree: issuers above their assets if there are several, without collapsed lines. */
export function assetLines(
  assets: readonly AssetOfIssuer[],
  closed: ReadonlySet<string>,
  hasIssuers: boolean,
): AssetLine[] {
  if (!hasIssuers) return assets.flatMap((asset) => linesOf(asset, closed, 1))
  const issuers = new Map<string, AssetOfIssuer[]>()
  for (const asset of assets) {
    const id = asset.issuer?.id ?? ''
    issuers.set(id, [...(issuers.get(id) ?? []), asset])
  }
  return [...issuers].flatMap(([id, own]): AssetLine[] => {
    const isOpen = !closed.has(id)
    const line = {
      kind: 'issuer',
      key: id,
      level: 1,
      isOpen,
      name: own[0]?.issuer?.name ?? '',
      assets: own,
    } as const
    return [line, ...(isOpen ? own.flatMap((asset) => linesOf(asset, closed, 2, id)) : [])]
  })
}

function linesOf(
  asset: AssetOfIssuer,
  closed: ReadonlySet<string>,
  level: number,
  parent?: string,
): AssetLine[] {
  const isOpen = !closed.has(asset.id)
  const below = { parent: asset.id, level: level + 1 }
  const rounds = asset.rounds.map((round) => ({
    kind: 'round' as const,
    key: round.id,
    round,
    asset,
    ...below,
  }))
  const empty = { kind: 'empty' as const, key: `${asset.id} empty`, asset, ...below }
  return [
    { kind: 'asset', key: asset.id, level, parent, isOpen, asset },
    ...(isOpen ? (rounds.length > 0 ? rounds : [empty]) : []),
  ]
}

function finderOf(search: string): (name: string) => boolean {
  const wanted = search.trim().toLocaleLowerCase()
  return (name) => {
    const words = name.toLocaleLowerCase()
    return words.startsWith(wanted) || words.includes(` ${wanted}`)
  }
}
