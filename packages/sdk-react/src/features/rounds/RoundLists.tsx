import type { Round } from '@capstan/sdk-core/rounds'
import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { styled } from 'styled-components'
import { useMessages } from '../../provider/useMessages'
import { useSearchParameter } from '../../provider/useSearchParameter'
import { Button } from '../../ui/actions/Button'
import { useCodeAhead, usePrefetch } from '../../ui/lazy/usePrefetch'
import { IssueDialog, ProofDialog, RoundCapTable, RoundDistributions, RoundHoldings } from './lazyRoundParts'
import { roundsMessages } from './messages'
import { hiddenRules } from '../../ui/display/hiddenRules'

export interface RoundListsProps {
  round: Round
  /** True when the account may read the holdings. (ROUND-022) */
  isOwn: boolean
  /** True when securities may be issued here. (ROUND-027) */
  mayEdit: boolean
  /** The dialog that is open at first. */
  open?: 'issue' | 'proof'
}

type List = 'capTable' | 'distributions' | 'holdings'

/**
 * The three long lists of a round as tabs, one shown at a time, with the dialogs that issue securities and show the proof. The
 * parameter `list` of the address keeps the tab. (ROUND-019 to ROUND-022)
 */
export function RoundLists({ round, isOwn, mayEdit, open: first }: RoundListsProps) {
  const messages = useMessages('rounds', roundsMessages)
  const [open, setOpen] = useState(first)
  const [linked, setLinked] = useSearchParameter('list')
  const close = () => setOpen(undefined)
  useCodeAhead(RoundDistributions)
  useCodeAhead(RoundHoldings)
  usePrefetch(IssueDialog, mayEdit)
  usePrefetch(ProofDialog, mayEdit)
  const lists: readonly List[] = isOwn
    ? ['capTable', 'distributions', 'holdings']
    : ['capTable', 'distributions']
  const shown = lists.find((list) => list === linked) ?? 'capTable'

  return (
    <>
      <Lists
        className="capstan-round-lists"
        selectedKey={shown}
        onSelectionChange={(key) => setLinked(key === 'capTable' ? undefined : String(key))}
      >
        <div className="capstan-round-lists-head">
          <TabList aria-label={messages.lists} className="capstan-tabs">
            {lists.map((list) => (
              <Tab
                key={list}
                id={list}
                ref={list === shown ? moveIntoSight : undefined}
                className="capstan-tab"
              >
                {messages[list]}
              </Tab>
            ))}
          </TabList>
          {mayEdit && (
            <div>
              <Button dense onPress={() => setOpen('proof')}>
                {messages.proof}
              </Button>
              <Button dense variant="primary" onPress={() => setOpen('issue')}>
                {messages.issue}
              </Button>
            </div>
          )}
        </div>
        {lists.map((list) => (
          <TabPanel key={list} id={list} className="capstan-tab-panel">
            <h2 className="capstan-heading">{messages[list]}</h2>
            {list === 'capTable' && <RoundCapTable roundId={round.id} />}
            {list === 'distributions' && <RoundDistributions roundId={round.id} />}
            {list === 'holdings' && <RoundHoldings roundId={round.id} />}
          </TabPanel>
        ))}
      </Lists>
      {/* Outside: the tabs render their content twice, once to find the tabs. */}
      {mayEdit && open === 'issue' && <IssueDialog round={round} onClose={close} />}
      {mayEdit && open === 'proof' && <ProofDialog round={round} onClose={close} />}
    </>
  )
}

/** Scrolls the selected tab to the middle of an overflowing row, without scrolling the page. */
function moveIntoSight(tab: HTMLElement | null) {
  const tabs = tab?.parentElement
  if (!tab || !tabs) return
  const [own, all] = [tab.getBoundingClientRect(), tabs.getBoundingClientRect()]
  tabs.scrollLeft += (own.left + own.right - all.left - all.right) / 2
}

const Lists = styled(Tabs)`
  min-width: 0;
  > .capstan-round-lists-head {
    display: flex;
    flex-wrap: wrap-reverse;
    align-items: center;
    justify-content: space-between;
    gap: var(--capstan-space-2) var(--capstan-space-4);
    margin-block-end: var(--capstan-space-4);
    box-shadow: inset 0 -1px var(--capstan-border);
    > div:last-child:not(.capstan-tabs) {
      display: flex;
      flex-wrap: wrap;
      gap: var(--capstan-space-2);
      padding-block-end: var(--capstan-space-1);
    }
  }
  .capstan-tabs {
    display: flex;
    gap: var(--capstan-space-6);
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  .capstan-tab {
    display: inline-flex;
    align-items: center;
    min-height: calc(40 * var(--capstan-unit));
    color: var(--capstan-text-muted);
    font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
      var(--capstan-font-family-heading);
    white-space: nowrap;
    cursor: pointer;
    outline: 0;
  }
  .capstan-tab[data-hovered] {
    color: var(--capstan-text);
  }
  .capstan-tab[data-selected] {
    color: var(--capstan-primary-text);
    box-shadow: inset 0 -2px var(--capstan-primary-edge);
  }
  .capstan-tab[data-focus-visible] {
    outline: 2px solid var(--capstan-focus);
    outline-offset: -2px;
    border-radius: calc(2 * var(--capstan-unit));
  }
  .capstan-tab-panel {
    outline-offset: 2px;
  }
  .capstan-tab-panel > .capstan-heading {
    ${hiddenRules}
  }
  @media (pointer: coarse) {
    .capstan-tab {
      min-height: calc(44 * var(--capstan-unit));
    }
  }
  /* Shadows are not drawn there. */
  @media (forced-colors: active) {
    .capstan-tab[data-selected] {
      border-block-end: 2px solid Highlight;
    }
  }
  /* On paper the title of the list stands for its tab. */
  @media print {
    > .capstan-round-lists-head {
      display: none;
    }
    .capstan-tab-panel > .capstan-heading {
      position: static;
      width: auto;
      height: auto;
      margin: 0 0 var(--capstan-space-3);
      clip-path: none;
      font: var(--capstan-font-weight-strong) var(--capstan-font-size-lead) / var(--capstan-font-line-lead)
        var(--capstan-font-family-heading);
    }
  }
`
