import { tabText } from './tabText'

const kept = tabText('capstan.handedOver')

/** An account that was transferred in this tab, and its new owner: the reason why its former owner has to sign in again. */
export interface HandedOver {
  account: string
  email: string
}

/** The notice shown once when the former owner signs in again. */
export const handedOver = {
  read(): HandedOver | undefined {
    const { account, email } = parsed(kept.read())
    return account && email ? { account, email } : undefined
  },
  keep: (about: HandedOver): void => kept.keep(JSON.stringify(about)),
  forget: kept.forget,
}

function parsed(text = '{}'): Partial<HandedOver> {
  try {
    return (JSON.parse(text) as Partial<HandedOver> | null) ?? {} // as it was kept
  } catch {
    return {}
  }
}
