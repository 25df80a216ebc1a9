import { capTablePartsQuery, partsByStakeholder, type CapTableChoice } from '@capstan/sdk-core/capTable'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/useCapstanQuery'

/** What the largest row of an asset has; nothing while that is not known, and of several assets. */
export function useLargest(of: CapTableChoice & { assetId: string | undefined }): string | undefined {
  const { assetId = '' } = of
  const parts = useCapstanQuery({
    ...capTablePartsQuery(useCapstan(), { ...of, assetId }),
    enabled: assetId !== '',
  })
  const [first] = parts.status === 'ready' && assetId !== '' ? partsByStakeholder(parts.data) : []
  return first?.units ?? undefined
}
