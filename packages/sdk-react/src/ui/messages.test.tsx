import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Alert } from './Alert'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import { ErrorNotice } from './ErrorNotice'
import { SnackbarRegion } from './SnackbarRegion'
import { Tooltip } from './Tooltip'
import { uiMessages } from './uiMessages'
import { useSnackbar } from './useSnackbar'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('Alert', () => {
  it('says the default error text [ALERT-001]', () => {
    render(<Alert tone="danger" />)

    expect(screen.getByRole('alert')).toHaveTextContent('Oops, something went wrong. Please try again.')
  })

  it('says Success! and hides after six seconds [ALERT-002] [LIMIT-005]', () => {
    render(<Alert tone="success" />)
    expect(screen.getByRole('status')).toHaveTextContent('Success!')

    pass(5999)
    expect(screen.getByRole('status')).toBeInTheDocument()
    pass(1)

    expect(screen.queryByRole('status')).toBeNull()
  })

  it('says what an upload came to, for six seconds [ALERT-003]', () => {
    const onClose = vi.fn()
    render(
      <Alert tone="success" onClose={onClose}>
        {uiMessages.uploadedText}
      </Alert>,
    )
    expect(screen.getByRole('status')).toHaveTextContent('File Successfully Uploaded!')

    pass(6000)

    expect(onClose).toHaveBeenCalledOnce()
  })

  it('hides after the time it is given [LIMIT-006]', () => {
    render(
      <Alert tone="danger" autoHide={6000}>
        Gone soon
      </Alert>,
    )

    pass(6000)

    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('stays while someone reads it', () => {
    render(<Alert tone="success" />)

    pass(5000)
    fireEvent.mouseEnter(screen.getByRole('status'))
    pass(60_000)
    expect(screen.getByRole('status')).toBeInTheDocument()
    fireEvent.mouseLeave(screen.getByRole('status'))
    pass(6000)

    expect(screen.queryByRole('status')).toBeNull()
  })

  it('stays when it is an error, until it is closed', () => {
    render(<Alert tone="danger" onClose={() => undefined} />)

    pass(600_000)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('SnackbarRegion', () => {
  function Save() {
    const snackbar = useSnackbar()
    return <Button onPress={() => snackbar.show('Saved.')}>Save</Button>
  }
  const show = () => {
    render(
      <SnackbarRegion>
        <Save />
      </SnackbarRegion>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  }

  it('shows a snackbar for three seconds [LIMIT-007]', () => {
    show()

    pass(2999)
    expect(screen.getByText('Saved.')).toBeInTheDocument()
    pass(1)

    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it('keeps it while someone hovers', () => {
    show()

    fireEvent.mouseEnter(screen.getByText('Saved.'))
    pass(60_000)

    expect(screen.getByText('Saved.')).toBeInTheDocument()
  })

  it('announces it in a region that was there before it', () => {
    render(<SnackbarRegion>Page</SnackbarRegion>)

    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

describe('Tooltip', () => {
  const hover = () => {
    render(
      <Tooltip text="0.0999999999999990">
        <Button>0.10</Button>
      </Tooltip>,
    )
    fireEvent.pointerMove(document.body, { pointerType: 'mouse' })
    fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' })
    fireEvent.mouseEnter(screen.getByRole('button'))
  }

  it('opens after 800 ms of hover [LIMIT-003]', () => {
    hover()

    pass(799)
    expect(screen.queryByRole('tooltip')).toBeNull()
    pass(1)

    expect(screen.getByRole('tooltip')).toHaveTextContent('0.0999999999999990')
  })
})

describe('EmptyState', () => {
  it('says None Found. when a list is empty [ALERT-004]', () => {
    render(<EmptyState />)

    expect(screen.getByText('None Found.')).toBeInTheDocument()
  })
})

describe('ErrorNotice', () => {
  it('tries again when asked, and never shows a stranger’s message', () => {
    const onRetry = vi.fn()
    render(<ErrorNotice error={new Error('relation "accounts" does not exist')} onRetry={onRetry} />)

    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))

    expect(screen.getByRole('alert')).toHaveTextContent(/^Oops, something went wrong. Please try again./)
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('says that an operation is not allowed, where a role forbids it [ALERT-005]', () => {
    render(<ErrorNotice text={uiMessages.notAllowed} />)

    expect(screen.getByRole('alert')).toHaveTextContent('Operation not allowed')
  })
})
