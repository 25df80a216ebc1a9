import { isCapstanError } from '@capstan/sdk-core'
import {
  addPasskey,
  mailPasskeyLink,
  removePasskey,
  renamePasskey,
  secondFactorQuery,
  setSecondFactor,
} from '@capstan/sdk-core/security'
import { block, type BlockProps } from '../../provider/block'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { useReader } from '../accounts/useReader'
import { securityMessages } from './messages'
import { SecondFactorView } from './SecondFactorView'

export type SecondFactorProps = BlockProps

/**
 * Passkeys of the signed-in user, and the second-factor requirement of the account, which its owner and admins change. @public
 */
export const SecondFactor = block(function SecondFactor() {
  const capstan = useCapstan()
  const messages = useMessages('security', securityMessages)
  const reader = useReader()
  const state = useCapstanQuery(secondFactorQuery(capstan))

  if (state.status === 'ready') {
    const mayChange = reader.status === 'ready' && reader.data?.mayChange
    return (
      <SecondFactorView
        state={state.data}
        onAdd={async (name) => {
          try {
            await addPasskey(capstan, name)
            return undefined
          } catch (error) {
            if (!isCapstanError(error, 'passkey_link_required')) throw error
            return { linkSentTo: await mailPasskeyLink(capstan) }
          } finally {
            await capstan.queryClient.refetchQueries({ queryKey: secondFactorQuery(capstan).queryKey })
          }
        }}
        onRename={(passkey, name, idempotencyKey) =>
          renamePasskey(capstan, passkey, name, { idempotencyKey })
        }
        onRemove={(passkey, idempotencyKey) => removePasskey(capstan, passkey, { idempotencyKey })}
        onRequire={
          mayChange
            ? async (required, idempotencyKey) => {
                await setSecondFactor(capstan, required, { idempotencyKey }).catch((error: unknown) => {
                  // The person was asked, and did not: nothing is wrong.
                  if (!isCapstanError(error, 'second_factor_required')) throw error
                })
              }
            : undefined
        }
      />
    )
  }
  return (
    <Card flush title={messages.secondFactor}>
      {state.status === 'error' ? (
        <ErrorNotice error={state.error} onRetry={state.retry} />
      ) : (
        <Loading visible={state.visible}>
          <SkeletonRows count={2} />
        </Loading>
      )}
    </Card>
  )
})
