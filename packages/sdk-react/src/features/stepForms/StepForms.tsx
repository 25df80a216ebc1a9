import { isCapstanError } from '@capstan/sdk-core'
import { addStepForm, saveStepForm, stepFormsQuery, type StepFormSchema } from '@capstan/sdk-core/stepForms'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { CapstanRoot, type Isolation } from '../../provider/CapstanRoot'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery, type QueryState } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Chip } from '../../ui/display/Chip'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { SkeletonRows } from '../../ui/feedback/SkeletonRows'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { useReader, type Reader } from '../accounts/useReader'
import { stepFormsMessages } from './messages'
import { StepFormEditor, editedText, type StepFormText } from './StepFormEditor'

export interface StepFormsProps {
  /** The id of the open form; the first one by default. */
  formId?: string
  /** Called when the reader opens a form. Without it the block remembers the open form itself. */
  onFormChange?: (formId: string) => void
  /** The degree to which the styles of the page are kept out. */
  isolation?: Isolation
}

/** Forms of steps; the platform's owner and admins edit them as JSON beside a preview. (ROUTE-049) @public */
export function StepForms({ isolation, ...props }: StepFormsProps) {
  return (
    <CapstanRoot isolation={isolation}>
      <ConnectedForms {...props} />
    </CapstanRoot>
  )
}

type ConnectedProps = Omit<StepFormsProps, 'isolation'>

function ConnectedForms(props: ConnectedProps) {
  const messages = useMessages('stepForms', stepFormsMessages)
  const reader = useReader()

  if (reader.status !== 'ready') return <FormsLoading forms={reader} />
  if (!reader.data) return <Alert tone="warning">{messages.noAccount}</Alert>
  return <FormsFor {...props} reader={reader.data} />
}

function FormsFor({ reader, ...props }: ConnectedProps & { reader: Reader }) {
  const capstan = useCapstan()
  const messages = useMessages('stepForms', stepFormsMessages)
  const forms = useCapstanQuery(stepFormsQuery(capstan))
  const mayChange = reader.type === 'admin' && reader.mayChange
  const actions: StepFormActions = useMemo(() => {
    const reread = async () => {
      const { queryKey } = stepFormsQuery(capstan)
      await capstan.queryClient.refetchQueries({ queryKey }).catch(() => undefined)
    }
    return {
      add: async (form, idempotencyKey) => {
        const { id } = await addStepForm(capstan, form, { idempotencyKey })
        await reread()
        return id
      },
      save: async (form, changed, idempotencyKey) => {
        try {
          await saveStepForm(capstan, form, changed, { idempotencyKey })
        } finally {
          await reread()
        }
      },
    }
  }, [capstan])

  if (forms.status !== 'ready') return <FormsLoading forms={forms} />
  return (
    <Stack gap={4}>
      {!mayChange && (
        <Alert tone={reader.wasTaken ? 'warning' : 'neutral'}>
          {reader.wasTaken ? messages.roleTaken : messages.readOnly}
        </Alert>
      )}
      <StepFormsView {...props} forms={forms.data} actions={mayChange ? actions : undefined} />
    </Stack>
  )
}

function FormsLoading({ forms }: { forms: Exclude<QueryState<unknown>, { status: 'ready' }> }) {
  const messages = useMessages('stepForms', stepFormsMessages)
  return (
    <Card flush title={messages.forms}>
      {forms.status === 'error' ? (
        <ErrorNotice error={forms.error} onRetry={forms.retry} />
      ) : (
        <Loading visible={forms.visible}>
          <SkeletonRows count={5} />
        </Loading>
      )}
    </Card>
  )
}

/** Sends the changes of step forms. */
export interface StepFormActions {
  /** Adds a form; returns its id. */
  add: (
    form: Pick<StepFormSchema, 'name' | 'description' | 'schema'>,
    idempotencyKey: string,
  ) => Promise<string>
  /** Saves a new version, based on the version that was read. */
  save: (
    form: Pick<StepFormSchema, 'id' | 'version'>,
    changed: Partial<Pick<StepFormSchema, 'name' | 'description' | 'schema'>>,
    idempotencyKey: string,
  ) => Promise<unknown>
}

export interface StepFormsViewProps extends ConnectedProps {
  forms: readonly StepFormSchema[]
  /** Adds and saves forms; without it they are read-only. */
  actions?: StepFormActions
}

/** The list of forms beside the open one: its JSON, its problems and its preview. @public */
export function StepFormsView({ forms, formId, onFormChange, actions }: StepFormsViewProps) {
  const messages = useMessages('stepForms', stepFormsMessages)
  const { plural } = useFormats()
  const [chosen, setChosen] = useState(formId)
  // Texts typed and not saved, by form id, so that another form can be opened meanwhile.
  const [typed, setTyped] = useState<Readonly<Record<string, TypedForm>>>({})
  const openId = chosen === newForm ? newForm : (formId ?? chosen ?? forms[0]?.id)
  const form = forms.find(({ id }) => id === openId)
  const isNew = openId === newForm && actions !== undefined

  const open = (id: string) => {
    setChosen(id)
    if (id !== newForm) onFormChange?.(id)
  }
  const type = (id: string, text: StepFormText | undefined) =>
    setTyped(({ [id]: before, ...others }) =>
      text ? { ...others, [id]: { text, basedOn: before ? before.basedOn : form?.version } } : others,
    )
  const save = async (
    { id, version }: StepFormSchema,
    saved: Parameters<StepFormActions['save']>[1],
    idempotencyKey: string,
  ) => {
    try {
      await actions?.save({ id, version: typed[id]?.basedOn ?? version }, saved, idempotencyKey)
    } catch (error) {
      // The editor shows the other version from now on, so the next save replaces it.
      if (isCapstanError(error, 'changed_elsewhere'))
        setTyped((all) => (all[id] ? { ...all, [id]: { ...all[id], basedOn: undefined } } : all))
      throw error
    }
  }

  return (
    <Stack gap={4} className="capstan-step-forms">
      <Intro>{messages.intro}</Intro>
      <Columns split="4-8">
        <Card
          flush
          data-wants-room=""
          title={messages.forms}
          actions={
            actions && (
              <Button variant="quiet" dense icon="plus" onPress={() => open(newForm)}>
                {messages.addForm}
              </Button>
            )
          }
        >
          {forms.length === 0 && !isNew ? (
            <EmptyState icon="file" text={messages.none} />
          ) : (
            <nav aria-label={messages.forms}>
              <Forms>
                {[...forms, ...(isNew ? [undefined] : [])].map((each) => {
                  const id = each?.id ?? newForm
                  return (
                    <li key={id}>
                      <button
                        type="button"
                        aria-current={id === openId || undefined}
                        onClick={() => open(id)}
                      >
                        <span>
                          <bdi className="capstan-form-name">{each?.name ?? messages.newForm}</bdi>
                          {each && (
                            <small>
                              {`${fillIn(messages.version, { version: each.version })} · ${plural(
                                messages.fieldCount,
                                fieldsOf(each.schema),
                              )}`}
                            </small>
                          )}
                        </span>
                        {typed[id] ? (
                          <Chip icon="pencil">{messages.draft}</Chip>
                        ) : (
                          each && !each.isUsed && <Chip icon="minus">{messages.notUsed}</Chip>
                        )}
                      </button>
                    </li>
                  )
                })}
              </Forms>
            </nav>
          )}
        </Card>
        {(form ?? isNew) && (
          <StepFormEditor
            key={openId}
            form={form}
            names={forms.filter((other) => other !== form).map(({ name }) => name)}
            text={(openId !== undefined && typed[openId]?.text) || editedText(form)}
            isTyped={openId !== undefined && openId in typed}
            onType={actions && ((text) => openId !== undefined && type(openId, text))}
            onDiscard={() => {
              if (openId !== undefined) type(openId, undefined)
              if (openId === newForm) setChosen(forms[0]?.id)
            }}
            onSave={
              actions &&
              (async (saved, idempotencyKey) => {
                if (form) await save(form, saved, idempotencyKey)
                else open(await actions.add(saved, idempotencyKey))
                if (openId !== undefined) type(openId, undefined)
              })
            }
          />
        )}
      </Columns>
    </Stack>
  )
}

/** A text that is not saved yet, and the version it was begun from; undefined for the version that is saved now. */
interface TypedForm {
  text: StepFormText
  basedOn: string | undefined
}

const newForm = 'new'

/** Returns the number of fields of a schema, of which nothing is certain. */
function fieldsOf(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0
  if ('fields' in schema) return Array.isArray(schema.fields) ? schema.fields.length : 0
  const forms = 'forms' in schema ? schema.forms : undefined
  const inner = typeof forms === 'object' && forms !== null && 'new' in forms ? forms.new : undefined
  return inner === undefined ? 0 : fieldsOf(inner)
}

const Forms = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li + li {
    border-top: 1px solid var(--capstan-border-subtle);
  }
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--capstan-space-2);
    width: 100%;
    padding: var(--capstan-space-3) var(--capstan-space-6);
    border: 0;
    border-inline-start: 2px solid transparent;
    background: none;
    color: var(--capstan-text);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  button > span:first-child {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  button:hover {
    background: var(--capstan-surface-sunken);
  }
  button:focus-visible {
    outline: 2px solid var(--capstan-focus);
    outline-offset: -2px;
  }
  button[aria-current] {
    border-inline-start-color: var(--capstan-primary);
    background: var(--capstan-primary-soft);
    font-weight: var(--capstan-font-weight-strong);
  }
  .capstan-form-name {
    color: var(--capstan-primary-text);
    text-decoration: underline;
  }
  small {
    color: var(--capstan-text-muted);
    font-size: var(--capstan-font-size-dense);
  }
`

const Intro = styled.p`
  margin: 0;
  color: var(--capstan-text-muted);
`
