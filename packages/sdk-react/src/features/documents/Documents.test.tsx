import {
  anInvestorDocument,
  documentsAnswer,
  fakeServer,
  fixtureIds,
  operations,
  refuse,
} from '@capstan/sdk-core/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderWithServer } from '../../testing/renderWithServer'
import { Documents } from './Documents'

const certificate = anInvestorDocument()
const report = anInvestorDocument({
  id: fixtureIds.nth(802),
  name: 'Annual report 2025',
  sharedVia: [{ toRole: 'investor', name: 'All holders' }],
  about: { ...certificate.about, kind: 'security', id: fixtureIds.nth(852) },
})

function aPlatform() {
  const server = fakeServer()
  server.on(operations.Documents, () => documentsAnswer([certificate, report]))
  const addresses = (downloadUrl: string | null) =>
    server.on(operations.DocumentFile, ({ id }) => ({
      __typename: 'Query',
      documentById: { __typename: 'Document', version: '1', id, downloadUrl },
    }))
  return { server, addresses }
}

/** The URLs that the browser saved. */
function saved(): string[] {
  const addresses: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    addresses.push(`${this.href} ${this.hasAttribute('download')}`)
  })
  return addresses
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

afterEach(() => vi.restoreAllMocks())

// Alone: a page of mocked time before it leaves React Aria unable to give focus back.
describe('Documents', () => {
  it('asks where the file lies with each download, and has it saved', async () => {
    const { server, addresses } = aPlatform()
    const files = saved()
    renderWithServer(<Documents />, server)

    addresses('https://files.capstan.test/1')
    await press('Download Annual report 2025')
    await waitFor(() => expect(files).toEqual(['https://files.capstan.test/1 true']))
    addresses('https://files.capstan.test/2')
    await press('Download Annual report 2025')

    await waitFor(() => expect(files).toHaveLength(2))
    expect(files[1]).toBe('https://files.capstan.test/2 true')
  })

  it('shows a document beside the list, and those of its kind after it', async () => {
    const { server, addresses } = aPlatform()
    const agreement = { ...report, id: fixtureIds.nth(803), name: 'Purchase agreement', extension: 'xlsx' }
    server.on(operations.Documents, () => documentsAnswer([certificate, report, agreement]))
    addresses('data:text/plain,')
    renderWithServer(<Documents />, server)

    await press('Show Purchase agreement')

    const drawer = within(await screen.findByRole('dialog', { name: 'Purchase agreement' }))
    expect(await drawer.findByText('2 of 2')).toBeVisible()
    expect(await drawer.findByText(/^This kind of file cannot be shown here/)).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Previous document' }))
    expect(await drawer.findByRole('heading', { name: 'Annual report 2025' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show Purchase agreement' })).toHaveFocus())
  })

  it('reports why a document cannot be downloaded', async () => {
    const { server, addresses } = aPlatform()
    const files = saved()
    server.on(operations.DocumentFile, () => refuse('internal', 'secret'))
    renderWithServer(<Documents />, server)

    await press('Download Annual report 2025')
    await screen.findByText('The document could not be downloaded. Please try again.')
    addresses(null)
    await press('Download Annual report 2025')

    await screen.findByText('This document is not shared with you any more.')
    expect(files).toEqual([])
  })

  it('reports a failure, and tries again', async () => {
    const { server } = aPlatform()
    server.on(operations.Documents, () => refuse('internal', 'secret'))
    renderWithServer(<Documents />, server)

    const retry = await screen.findByRole('button', { name: 'Retry' })
    server.on(operations.Documents, () => documentsAnswer([]))
    await userEvent.click(retry)

    expect(await screen.findByText('No Documents Found.')).toBeVisible()
  })
})
