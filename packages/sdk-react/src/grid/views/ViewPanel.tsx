import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { styled } from 'styled-components'
import { popoverRules } from '../../ui/overlays/popoverRules'
import { ColumnChooser } from '../columns/ColumnChooser'
import { DensityChoice } from './DensityChoice'
import { useGridMessages } from '../messages'
import type { OpenedPanel } from '../model/PanelButton'
import { SavedViews } from './SavedViews'
import { ExportButtons } from '../export/ExportButtons'
import type { TakingInput } from '../export/useTaking'

export type ViewPanelProps = TakingInput<never> & OpenedPanel

/** The arrangement of a grid: its columns, its row height and its saved views; and its downloads. */
export function ViewPanel({ grid, columns, exportRows, button, isOpen, onOpenChange }: ViewPanelProps) {
  const messages = useGridMessages()

  return (
    <Floating
      triggerRef={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={4}
    >
      <Dialog aria-label={messages.view} className="capstan-grid-view">
        <DensityChoice grid={grid} />
        <ColumnChooser grid={grid} columns={columns} />
        <SavedViews grid={grid} />
        <ExportButtons grid={grid} columns={columns} exportRows={exportRows} />
      </Dialog>
    </Floating>
  )
}

const Floating = styled(Popover)`
  ${popoverRules}
  width: calc(320 * var(--capstan-unit));
  fieldset,
  form {
    display: flex;
    flex-wrap: wrap;
    gap: var(--capstan-space-2);
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  /* A view may have a long name. */
  fieldset > span {
    display: flex;
    align-items: center;
    max-width: 100%;
  }
  fieldset > span > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .capstan-button {
    white-space: normal;
    text-align: start;
  }
  legend {
    margin-bottom: var(--capstan-space-1);
    padding: 0;
    font-weight: var(--capstan-font-weight-strong);
  }
  .capstan-grid-view {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--capstan-space-4);
    padding: var(--capstan-space-3);
    outline: 0;
  }
  .capstan-grid-view > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--capstan-space-2);
  }
  .capstan-grid-view p {
    width: 100%;
    margin: 0;
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
  @media print {
    display: none;
  }
  .capstan-grid-chooser {
    display: grid;
    width: 100%;
    /* Half a line is cut off where there are more. */
    max-height: calc(252 * var(--capstan-unit));
    overflow: auto;
  }
`
