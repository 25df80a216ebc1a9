import { isCapstanError } from '@capstan/sdk-core'
import { checkStepForm, type StepFormSchema, type StepFormProblem } from '@capstan/sdk-core/stepForms'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { changeOf } from '../../forms/changeOf'
import { useIntentKey } from '../../forms/sending/useIntentKey'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { addUnsent } from '../../provider/offline/unsent'
import { useCapstan } from '../../provider/useCapstan'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { ButtonGroup } from '../../ui/actions/ButtonGroup'
import { Icon } from '../../ui/display/Icon'
import { Alert } from '../../ui/feedback/Alert'
import { useSnackbar } from '../../ui/feedback/useSnackbar'
import { TextAreaField } from '../../ui/fields/text/TextAreaField'
import { TextField } from '../../ui/fields/text/TextField'
import { Card } from '../../ui/layout/Card'
import { medium } from '../../ui/layout/breakpoints'
import { platformTypesMessages } from '../platformTypes/messages'
import { DynamicForm } from '../steps/questions/DynamicForm'
import { stepFormsMessages } from './messages'

/** Text of a form being edited: its name, its description and its schema as JSON. */
export interface StepFormText {
  name: string
  description: string
  json: string
}

/** Returns a form as it is edited; an example to begin with when there is none. */
export function editedText(form: StepFormSchema | undefined): StepFormText {
  return {
    name: form?.name ?? '',
    description: form?.description ?? '',
    json: JSON.stringify(form?.schema ?? example, null, 2),
  }
}

const example = { title: 'Form', fields: [{ key: 'field', displayKey: 'Field', type: 'string', order: 1 }] }

export interface StepFormEditorProps {
  /** The form as it is saved; `undefined` for a new one. */
  form: StepFormSchema | undefined
  /** The names that other forms have. */
  names: readonly string[]
  text: StepFormText
  /** True when the text was changed and is not saved. */
  isTyped: boolean
  /** Called with the typed text; without it the form is read-only. */
  onType?: (text: StepFormText) => void
  /** Called when the typed text is discarded. */
  onDiscard: () => void
  /** Saves the form; without it the form is only read. */
  onSave?: (
    form: { name: string; description: string; schema: unknown },
    idempotencyKey: string,
  ) => Promise<unknown>
}

/** A step form: its JSON with line numbers, its errors by line, and a preview beside it. */
export function StepFormEditor(props: StepFormEditorProps) {
  const { form, names, text, isTyped, onType, onDiscard, onSave } = props
  const messages = useMessages('stepForms', stepFormsMessages)
  const { patternProblems } = useMessages('platformTypes', platformTypesMessages)
  const snackbar = useSnackbar()
  const { plural, units, instant } = useFormats()
  const requestId = useIntentKey()
  const [sending, setSending] = useState<
    { status: 'idle' | 'saving' } | { status: 'failed'; text: string; isConflict: boolean }
  >({ status: 'idle' })
  const [isNameChecked, setNameChecked] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const problemsId = useId()
  const checked = useMemo(() => checkStepForm(text.json), [text.json])
  const { problems } = checked
  const name = text.name.trim()
  const nameError =
    name === '' ? messages.nameRequired : names.includes(name) ? messages.nameTaken : undefined
  const isReadOnly = !onType || sending.status === 'saving'
  useAskBeforeLeaving(isTyped)

  const change = (changed: Partial<StepFormText>) => {
    setSending({ status: 'idle' })
    onType?.({ ...text, ...changed })
  }
  const save = async () => {
    setNameChecked(true)
    if (!onSave || nameError || problems.length > 0 || sending.status === 'saving') return
    const sent = { name, description: text.description.trim(), schema: checked.schema }
    setSending({ status: 'saving' })
    try {
      await onSave(sent, requestId.of(sent))
      setSending({ status: 'idle' })
      snackbar.show(
        form
          ? fillIn(messages.saved, { name, version: String(Number(form.version) + 1) })
          : fillIn(messages.added, { name }),
      )
    } catch (error) {
      const change = changeOf(error)
      const said = change
        ? change.by && change.on
          ? fillIn(messages.changedElsewhereBy, { person: change.by, name, day: instant(change.on) })
          : fillIn(messages.changedElsewhere, { name })
        : isCapstanError(error) && error.code !== 'network_failed'
          ? error.message
          : messages.failed
      setSending({ status: 'failed', text: said, isConflict: change !== undefined })
    }
  }
  const goTo = (line: number) => {
    const lines = text.json.split('\n')
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
    area.current?.focus()
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  }

  return (
    <Card
      flush
      className="capstan-step-form-editor"
      title={<bdi>{form?.name ?? messages.newForm}</bdi>}
      chip={
        form && (
          <Muted>
            {isTyped
              ? fillIn(messages.notSaved, { version: String(Number(form.version) + 1) })
              : fillIn(messages.version, { version: form.version })}
          </Muted>
        )
      }
      actions={
        onSave && (
          <>
            <Button dense isDisabled={(form && !isTyped) || isReadOnly} onPress={onDiscard}>
              {messages.discard}
            </Button>
            <Button
              dense
              variant="primary"
              isDisabled={!isTyped || problems.length > 0}
              pending={sending.status === 'saving'}
              onPress={() => void save()}
            >
              {sending.status === 'saving' ? messages.saving : messages.save}
            </Button>
          </>
        )
      }
    >
      <Halves>
        <Half>
          <TextField
            label={messages.name}
            value={text.name}
            isReadOnly={isReadOnly}
            error={isNameChecked || text.name !== '' ? nameError : undefined}
            onBlur={() => setNameChecked(isTyped)}
            onChange={(typedName) => change({ name: typedName })}
          />
          <TextField
            label={messages.description}
            isRequired={false}
            value={text.description}
            isReadOnly={isReadOnly}
            onChange={(description) => change({ description })}
          />
          <Code data-invalid={problems.length > 0 || undefined}>
            <span aria-hidden="true">
              {text.json.split('\n').map((_, index) => (
                <i key={index} data-wrong={problems.some(({ line }) => line === index + 1) || undefined}>
                  {index + 1}
                </i>
              ))}
            </span>
            <textarea
              ref={area}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              wrap="off"
              rows={text.json.split('\n').length}
              aria-label={fillIn(messages.schema, { name: form?.name ?? messages.newForm })}
              aria-describedby={problemsId}
              aria-invalid={problems.length > 0}
              readOnly={isReadOnly}
              value={text.json}
              onChange={({ target }) => change({ json: target.value })}
            />
          </Code>
          <Problems id={problemsId}>
            {problems.map((problem) => (
              <li key={`${problem.code}${problem.line}`} data-tone="danger">
                <Icon name="alert" dense />
                <span>
                  <button type="button" onClick={() => goTo(problem.line)}>
                    {fillIn(messages.line, { line: units(String(problem.line)) })}
                  </button>
                  <span>{`: ${wordsOf(problem, messages.problems, patternProblems)}`}</span>
                </span>
              </li>
            ))}
            {checked.schema !== undefined && (
              <li>
                <Icon name="check" dense />
                <span>
                  {fillIn(messages.wellFormed, {
                    fields: plural(messages.fieldCount, checked.fieldCount),
                    disclosures: plural(messages.disclosureCount, checked.disclosureCount),
                  })}
                </span>
              </li>
            )}
          </Problems>
          <div role="status">
            {problems.length > 0 && <Muted>{plural(messages.toMend, problems.length)}</Muted>}
          </div>
          {sending.status === 'failed' && (
            <Alert tone={sending.isConflict ? 'warning' : 'danger'}>{sending.text}</Alert>
          )}
          {sending.status === 'failed' && sending.isConflict && form && (
            <TextAreaField
              label={fillIn(messages.savedNow, { version: form.version, name: form.name })}
              value={editedText(form).json}
              rows={12}
              isReadOnly
            />
          )}
        </Half>
        <Preview schema={checked.schema} json={text.json} />
      </Halves>
    </Card>
  )
}

function Preview({ schema, json }: { schema: unknown; json: string }) {
  const messages = useMessages('stepForms', stepFormsMessages)
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone')
  const title = typeof schema === 'object' && schema !== null && 'title' in schema ? schema.title : undefined

  return (
    <Half data-preview="">
      <PreviewHead>
        <b>{messages.preview}</b>
        <ButtonGroup aria-label={messages.previewWidth}>
          {(['phone', 'desktop'] as const).map((each) => (
            <Button key={each} dense aria-pressed={width === each} onPress={() => setWidth(each)}>
              {messages[each]}
            </Button>
          ))}
        </ButtonGroup>
      </PreviewHead>
      {schema === undefined ? (
        <Muted>{messages.previewBroken}</Muted>
      ) : (
        <Sheet data-width={width}>
          {typeof title === 'string' && <h3>{title}</h3>}
          <DynamicForm
            key={json}
            schema={schema}
            note={<Muted>{messages.previewHint}</Muted>}
            onSubmit={() => Promise.resolve({ status: 'aborted' })}
          />
        </Sheet>
      )}
    </Half>
  )
}

function wordsOf(
  { code, reason }: StepFormProblem,
  problems: (typeof stepFormsMessages)['problems'],
  reasons: (typeof platformTypesMessages)['patternProblems'],
): string {
  return fillIn(problems[code], { reason: reason ? reasons[reason] : '' })
}

/** The browser asks before a page with unsaved text is left, and so does the host. */
function useAskBeforeLeaving(isTyped: boolean) {
  const instance = useCapstan()
  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    const stop = addUnsent(instance, () => true)
    return () => {
      removeEventListener('beforeunload', ask)
      stop()
    }
  }, [instance, isTyped])
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  @container ${medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Half = styled.div`
  display: grid;
  align-content: start;
  gap: var(--capstan-space-4);
  min-width: 0;
  padding: var(--capstan-space-6);
  &[data-preview] {
    border-inline-start: 1px solid var(--capstan-border);
    background: var(--capstan-surface);
  }
`

const Code = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  max-height: calc(640 * var(--capstan-unit));
  overflow-y: auto;
  border: 1px solid var(--capstan-border-strong);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  font-family: var(--capstan-font-family-mono);
  font-size: var(--capstan-font-size-dense);
  line-height: calc(20 * var(--capstan-unit));
  &:focus-within {
    outline: 2px solid var(--capstan-focus);
    outline-offset: 1px;
  }
  &[data-invalid] {
    border-color: var(--capstan-danger);
  }
  > span {
    padding: var(--capstan-space-3) var(--capstan-space-2);
    border-inline-end: 1px solid var(--capstan-border);
    background: var(--capstan-surface-sunken);
    color: var(--capstan-text-muted);
    text-align: end;
  }
  i {
    display: block;
    font-style: normal;
  }
  i[data-wrong] {
    color: var(--capstan-danger);
    font-weight: var(--capstan-font-weight-strong);
  }
  textarea {
    display: block;
    width: 100%;
    padding: var(--capstan-space-3);
    border: 0;
    outline: 0;
    background: none;
    color: var(--capstan-text);
    font: inherit;
    line-height: inherit;
    white-space: pre;
    overflow-x: auto;
    overflow-y: hidden;
    resize: none;
    tab-size: 2;
  }
`

const Problems = styled.ul`
  display: grid;
  gap: var(--capstan-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  color: var(--capstan-text-muted);
  font-size: var(--capstan-font-size-dense);
  > li {
    display: flex;
    gap: var(--capstan-space-1);
  }
  > li[data-tone='danger'] {
    color: var(--capstan-danger);
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`

const PreviewHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--capstan-space-2);
`

const Sheet = styled.div`
  container-type: inline-size;
  padding: var(--capstan-space-6);
  border: 1px solid var(--capstan-border);
  border-radius: var(--capstan-radius-base);
  background: var(--capstan-surface-raised);
  &[data-width='phone'] {
    max-width: calc(343 * var(--capstan-unit));
  }
  > h3 {
    margin: 0 0 var(--capstan-space-4);
    font-size: inherit;
    font-weight: var(--capstan-font-weight-strong);
  }
`

const Muted = styled.small`
  color: var(--capstan-text-muted);
`
