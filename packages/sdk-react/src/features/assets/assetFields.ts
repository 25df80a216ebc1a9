import { assetStatuses, type AssetType } from '@capstan/sdk-core/assets'
import type { FormField } from '@capstan/sdk-core/forms'
import { useMemo } from 'react'
import { useMessages } from '../../provider/useMessages'
import { useStatusWord } from '../../ui/display/useStatusWord'
import { assetsMessages } from './messages'

/** The fields of an asset, in the language of the page. (ASSET-014 to ASSET-017) */
export function useAssetFields(types: readonly AssetType[]) {
  const messages = useMessages('assets', assetsMessages)
  const options = useStatusOptions()
  return useMemo(
    () =>
      ({
        name: { kind: 'string', label: messages.assetName, ...said(messages.assetNameRequired) },
        authorizedTotal: {
          kind: 'number',
          label: messages.authorizedTotal,
          isUnits: true,
          ...said(messages.authorizedTotalRequired),
        },
        type: {
          kind: 'dropdown',
          label: messages.assetType,
          ...said(messages.assetTypeRequired),
          options: types.map(({ type }) => ({ value: type })),
        },
        status: {
          kind: 'dropdown',
          label: messages.assetStatus,
          ...said(messages.assetStatusRequired),
          options,
        },
      }) as const satisfies Record<string, FormField>,
    [messages, options, types],
  )
}

/** The fields of a round, of a debt asset with its terms. (ROUND-038 to ROUND-046) */
export function useRoundFields() {
  const messages = useMessages('assets', assetsMessages)
  const options = useStatusOptions()
  return useMemo(() => {
    const round = {
      name: { kind: 'string', label: messages.roundName, ...said(messages.roundNameRequired) },
      opensOn: { kind: 'date', label: messages.roundOpensOn, ...said(messages.roundOpensOnRequired) },
      closesOn: { kind: 'date', label: messages.roundClosesOn, ...said(messages.roundClosesOnRequired) },
      termsUrl: { kind: 'link', label: messages.termsUrl, ifEmpty: messages.termsUrlRequired },
      price: { kind: 'number', label: messages.roundPrice, ...said(messages.roundPriceRequired) },
      total: {
        kind: 'number',
        isUnits: true,
        label: messages.roundTotal,
        ...said(messages.roundTotalRequired),
      },
      status: {
        kind: 'dropdown',
        label: messages.roundStatus,
        ...said(messages.roundStatusRequired),
        options,
      },
    } as const satisfies Record<string, FormField>
    const terms = {
      coupon: { kind: 'number', label: messages.coupon, ...said(messages.couponRequired) },
      term: { kind: 'integer', label: messages.term, ...said(messages.termRequired) },
    } as const satisfies Record<string, FormField>
    return { round, tranche: { ...round, ...terms } }
  }, [messages, options])
}

/** The message for a missing and for an invalid value. */
const said = (text: string) => ({ error: text, ifEmpty: text })

function useStatusOptions() {
  const wordOf = useStatusWord()
  const words = assetStatuses.map((status) => wordOf(status)).join('\n')
  return useMemo(() => {
    const labels = words.split('\n')
    return assetStatuses.map((value, index) => ({ value, label: labels[index] ?? value }))
  }, [words])
}
