import { createCapstan } from '@capstan/sdk-core'
import { anOpenInvestment } from '@capstan/sdk-core/testing'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { CapstanProvider } from '../../../provider/CapstanProvider'
import { CapstanRoot } from '../../../provider/CapstanRoot'
import { OpenInvestmentRows } from '../../invest/amount/OpenInvestmentRows'
import { ContinueCard } from '../../portfolio/PortfolioView'
import { someAssets } from '../../portfolio/testing'
import { StepBody } from './StepBody'
import { aStepOf, someActions } from '../testing'

const readInGerman = (block: ReactNode) =>
  render(
    <CapstanProvider instance={createCapstan({ locale: 'de-AT' })}>
      <CapstanRoot>{block}</CapstanRoot>
    </CapstanProvider>,
  )
const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang')

const inGerman = { name: 'Suitability', languages: { de: { name: 'Eignung' } } }

describe('the name of the next step', () => {
  it('is in the reader’s language on the card of an open investment, and marked where it is in another [WCAG 3.1.2]', async () => {
    readInGerman(<OpenInvestmentRows investment={anOpenInvestment({ nextStepTexts: inGerman })} />)
    expect(await screen.findByText('Eignung (1 von 5)')).toBeVisible()

    readInGerman(<OpenInvestmentRows investment={anOpenInvestment({ nextStepTexts: { name: 'Fund' } })} />)
    expect(await screen.findByText('Fund')).toBeVisible()
    expect(langOf('Fund')).toBe('en')
  })

  it('is so where an investor is asked to go on, too [WCAG 3.1.2]', async () => {
    readInGerman(<ContinueCard assets={someAssets({ activeStepTexts: inGerman })} />)
    expect(await screen.findByText('Als Nächstes: Eignung (3 von 5)')).toBeVisible()

    readInGerman(<ContinueCard assets={someAssets({ activeStepTexts: { name: 'Fund' } })} />)
    expect(await screen.findByText('Fund')).toBeVisible()
    expect(langOf('Fund')).toBe('en')
  })
})

describe('the name of a step’s frame', () => {
  it.each(['iframe', 'async_iframe'])('shows no text of an %s in another language', async (type) => {
    const show = (renderAttributes: object) =>
      readInGerman(<StepBody step={aStepOf(type, { renderAttributes })} actions={someActions()} />)

    show({ title: 'Sign', languages: { de: { title: 'Unterschrift' } } })
    expect(await screen.findByTitle('Unterschrift, von unserem Partner')).toBeInTheDocument()
    show({ title: 'Sign' })
    expect(await screen.findByTitle('Seite unseres Partners')).toBeInTheDocument()
  })
})
