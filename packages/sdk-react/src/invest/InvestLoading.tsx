import { useMessages } from '../provider/useMessages'
import { Loading } from '../ui/Loading'
import { Spinner } from '../ui/Spinner'
import { investMessages } from './messages'

export interface InvestLoadingProps {
  /** `false` reserves the space only: the first 50 ms. */
  visible?: boolean
}

/** The spinner the specification asks for while an offering loads. */
export function InvestLoading({ visible = true }: InvestLoadingProps) {
  const words = useMessages('invest', investMessages)

  return (
    <Loading visible={visible} className="capstan-invest-loading">
      <Spinner label={words.loading} />
    </Loading>
  )
}
