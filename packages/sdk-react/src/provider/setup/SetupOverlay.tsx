import type { Diagnosis, SetupCheck } from '@capstan/sdk-core'
import { useState } from 'react'
import { styled } from 'styled-components'
import { block } from '../block'
import { Loaded } from '../queries/Loaded'
import { useCapstan } from '../useCapstan'
import { useLoaded } from '../queries/useLoaded'
import { useMessages } from '../useMessages'
import { Button } from '../../ui/actions/Button'
import { Icon } from '../../ui/display/Icon'
import { Inline } from '../../ui/layout/Inline'
import { Stack } from '../../ui/layout/Stack'
import { useCopyText } from '../../ui/records/useCopyText'
import { diagnosisMessages } from './diagnosisMessages'

/** Overlay in a corner of your page, for development: it lists the checks of `diagnose()`. */
export const SetupOverlay = block(function SetupOverlay() {
  const capstan = useCapstan()
  const { title } = useMessages('diagnosis', diagnosisMessages)
  const [tries, setTries] = useState(0)
  const query = useLoaded(() => capstan.diagnose(), String(tries))

  return (
    <Panel className="capstan-setup-overlay" aria-label={title}>
      <h2>{title}</h2>
      <Loaded query={query}>
        {(diagnosis) => <Checks diagnosis={diagnosis} onAgain={() => setTries(tries + 1)} />}
      </Loaded>
    </Panel>
  )
})

interface ChecksProps {
  diagnosis: Diagnosis
  onAgain: () => void
}

function Checks({ diagnosis, onAgain }: ChecksProps) {
  const messages = useMessages('diagnosis', diagnosisMessages)
  const copyText = useCopyText()
  const wrong = diagnosis.checks.filter(({ ok }) => !ok)
  const right = diagnosis.checks.filter(({ ok }) => ok)

  return (
    <Stack gap={3}>
      {wrong.length === 0 && <p role="status">{messages.fine}</p>}
      {wrong.length > 0 && (
        <ul aria-label={messages.wrong}>
          {wrong.map((check) => (
            <WrongCheck key={check.code} {...check} />
          ))}
        </ul>
      )}
      <details>
        <summary>{messages.right}</summary>
        <ul aria-label={messages.right}>
          {right.map(({ code, found }) => (
            <li key={code}>
              <Icon name="check" dense />
              <div>
                <code>{code}</code>
                <p lang="en" translate="no">
                  {found}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </details>
      <Inline gap={2}>
        <Button dense icon="retry" onPress={onAgain}>
          {messages.again}
        </Button>
        <Button dense icon="copy" onPress={() => void copyText(JSON.stringify(diagnosis, null, 2))}>
          {messages.copy}
        </Button>
      </Inline>
    </Stack>
  )
}

function WrongCheck({ code, found, expected, fix, docsUrl }: SetupCheck) {
  const messages = useMessages('diagnosis', diagnosisMessages)
  const lines = [
    [messages.found, found],
    [messages.expected, expected],
    [messages.fix, fix],
    [messages.more, docsUrl],
  ]

  return (
    <li data-wrong="">
      <Icon name="error" dense />
      <div>
        <code>{code}</code>
        <dl>
          {lines.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd lang="en" translate="no">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}

const Panel = styled.section`
  position: fixed;
  inset-block-end: var(--capstan-space-4);
  inset-inline-end: var(--capstan-space-4);
  z-index: 1;
  box-sizing: border-box;
  width: min(calc(420 * var(--capstan-unit)), calc(100vw - 2 * var(--capstan-space-4)));
  max-height: calc(100vh - 2 * var(--capstan-space-4));
  overflow: auto;
  padding: var(--capstan-space-4);
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-overlay);
  overflow-wrap: anywhere;
  h2 {
    margin: 0 0 var(--capstan-space-3);
    font-weight: var(--capstan-font-weight-strong);
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--capstan-space-2);
    padding-block: var(--capstan-space-2);
    border-top: 1px solid var(--capstan-border-subtle);
  }
  [data-wrong] > .capstan-icon {
    color: var(--capstan-danger);
  }
  dl > div {
    margin-top: var(--capstan-space-1);
  }
  dt,
  li p {
    color: var(--capstan-text-muted);
  }
  summary {
    cursor: pointer;
  }
`
