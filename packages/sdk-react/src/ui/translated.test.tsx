import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { translatePage } from '../testing/translatePage'
import { Button } from './actions/Button'
import { LinkButton } from './actions/LinkButton'
import { TextLink } from './actions/TextLink'
import { SelectField } from './choices/SelectField'
import { Chip } from './display/Chip'
import { NumberField } from './fields/numbers/NumberField'

let stop = () => {}
afterEach(() => stop())

describe('on a page that the browser translates', () => {
  it('a button becomes pending, and comes back', () => {
    const { rerender } = render(<Button>Save</Button>)
    stop = translatePage()

    rerender(<Button pending>Saving</Button>)
    expect(screen.getByRole('button').querySelector('.capstan-icon')).toBeInTheDocument()
    rerender(<Button icon="check">Saved</Button>)
    rerender(<Button>Save</Button>)

    expect(screen.getByRole('button').querySelector('.capstan-icon')).toBeNull()
  })

  it('a list is chosen from', async () => {
    render(<Choice />)
    stop = translatePage()

    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: 'Ohio' }))

    expect(screen.getByRole('combobox')).toHaveTextContent('Ohio')
  })

  it('links and chips add and remove icons beside their text', () => {
    const parts = (isMore: boolean) => (
      <>
        <Chip icon={isMore ? 'check' : undefined}>Open</Chip>
        <LinkButton href="/a" external={isMore} icon={isMore ? 'check' : undefined}>
          Read
        </LinkButton>
        <TextLink href="/b" external={isMore}>
          More
        </TextLink>
      </>
    )
    const { rerender } = render(parts(false))
    stop = translatePage()

    rerender(parts(true))
    rerender(parts(false))

    expect(screen.getByRole('link', { name: 'More' })).toBeInTheDocument()
  })

  it('a number field shows a refusal, and removes it', async () => {
    render(<NumberField label="Units" description="Whole units" />)
    stop = translatePage()

    await userEvent.type(screen.getByRole('textbox'), '1e')
    expect(screen.getByRole('textbox')).toBeInvalid()
    await userEvent.type(screen.getByRole('textbox'), '{Backspace}')

    expect(screen.getByRole('textbox')).toBeValid()
  })
})

function Choice() {
  const [value, setValue] = useState('')
  const options = [
    { value: 'ME', label: 'Maine' },
    { value: 'OH', label: 'Ohio' },
  ]
  return <SelectField label="State" value={value} options={options} onChange={setValue} />
}
