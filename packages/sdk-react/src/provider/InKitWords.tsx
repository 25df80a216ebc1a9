import { Component, type ContextType, type ReactNode } from 'react'
import { LanguageContext } from '../language/LanguageContext'

interface InKitWordsProps {
  /** The content that is always in the kit's own words, not in the partner's. */
  children: ReactNode
}

/** Renders in the partner's words, or in English if those throw. */
export class InKitWords extends Component<InKitWordsProps, { hasFailed: boolean }> {
  static override contextType = LanguageContext
  declare context: ContextType<typeof LanguageContext>
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    const { children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <LanguageContext.Provider value={{ ...this.context, spoken: {}, messages: {} }}>
        {children}
      </LanguageContext.Provider>
    )
  }
}
