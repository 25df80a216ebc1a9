import { createCapstan } from '@capstan/sdk-core'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CapstanProvider } from '../CapstanProvider'
import { CapstanRoot } from '../CapstanRoot'
import type { Appearance } from '../context'

const block = (appearance?: Appearance) => (
  <CapstanProvider instance={createCapstan()} appearance={appearance}>
    <CapstanRoot data-testid="root">Hello</CapstanRoot>
  </CapstanProvider>
)
const root = () => screen.getByTestId('root')

afterEach(() => document.documentElement.removeAttribute('data-capstan-theme'))

it('takes the theme of the nearest element around a block, and follows it', async () => {
  document.documentElement.setAttribute('data-capstan-theme', 'dark')
  render(<section data-testid="island">{block()}</section>)
  const island = screen.getByTestId('island')
  const set = (element: Element, theme: string) =>
    act(async () => element.setAttribute('data-capstan-theme', theme))

  expect(root()).toHaveAttribute('data-capstan-theme', 'dark')
  await set(island, 'light')
  expect(root()).toHaveAttribute('data-capstan-theme', 'light')
  await set(island, 'purple')
  expect(root()).toHaveAttribute('data-capstan-theme', 'dark')
  await set(document.documentElement, 'auto')
  expect(root()).toHaveAttribute('data-capstan-theme', 'auto')
  // The place for dialogs, at the end of the page, has the theme of its block.
  expect(document.querySelector('.capstan-portal')).toHaveAttribute('data-capstan-theme', 'auto')
})

it('prefers the theme of the appearance', () => {
  document.documentElement.setAttribute('data-capstan-theme', 'dark')
  render(block({ theme: 'light' }))

  expect(root()).toHaveAttribute('data-capstan-theme', 'light')
})

it('takes the theme of an element outside of its shadow root', async () => {
  document.documentElement.setAttribute('data-capstan-theme', 'dark')
  render(
    <CapstanProvider instance={createCapstan()}>
      <CapstanRoot isolation="shadow" data-testid="root">
        Hello
      </CapstanRoot>
    </CapstanProvider>,
  )
  const inside = () =>
    document.querySelector('.capstan-host')?.shadowRoot?.querySelector('[data-testid=root]')

  expect(inside()).toHaveAttribute('data-capstan-theme', 'dark')
  await act(async () => document.documentElement.setAttribute('data-capstan-theme', 'light'))
  expect(inside()).toHaveAttribute('data-capstan-theme', 'light')
})
