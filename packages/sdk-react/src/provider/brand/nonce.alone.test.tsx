import { createCapstan } from '@capstan/sdk-core'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { CapstanProvider } from '../CapstanProvider'
import { CapstanRoot } from '../CapstanRoot'

// Alone in its file: the style element is made once, by the first block that is rendered.
it('puts the nonce of the page on the styles of a block', () => {
  render(
    <CapstanProvider instance={createCapstan()} nonce="r4nd0m">
      <CapstanRoot>
        <EmptyState />
      </CapstanRoot>
    </CapstanProvider>,
  )

  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')]
  expect(styles.some((style) => style.getAttribute('nonce') === 'r4nd0m')).toBe(true)
})
