/** Where a chain is looked at: what its address says to put in is put in; nothing where that is not known. */
export function explorerUrl({
  explorer,
  address,
  block,
}: {
  explorer?: string | null
  address?: string | null
  block?: string
}): string | undefined {
  if (!explorer) return undefined
  const known: Readonly<Record<string, string | null | undefined>> = { address, block }
  const names = [...explorer.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => !known[name])) return undefined
  return explorer.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(known[name] ?? ''))
}
