import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { routesFor } from '../../routes'
import { componentOf } from '../../routing/componentOf'
import { defaultConfig } from '../../session/readConfig'
import { renderInHost } from '../../testing/renderInHost'
import { Unavailable } from './Unavailable'

describe('Unavailable', () => {
  it.each([
    ['ROUTE-036', '/messages'],
    ['ROUTE-037', '/message/:messageId'],
    ['ROUTE-038', '/messages'],
  ])('[%s] is all that %s shows', async (_row, path) => {
    const route = routesFor(defaultConfig.providers).find((candidate) => candidate.path === path)
    if (!route || !('page' in route)) throw new Error(`${path} has no page`)

    const Component = componentOf(route.page)

    renderInHost(<Component title={route.title} />)

    expect(await screen.findByText('This feature is not available')).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('shows it under the name of the page', () => {
    renderInHost(<Unavailable title="Messages" />)

    expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument()
  })
})
