import type { FormHTMLAttributes, ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { styled } from 'styled-components'
import { useMessages } from '../provider/useMessages'
import { Button } from '../ui/actions/Button'
import { classNames } from '../ui/classNames'
import { ErrorSummary } from '../ui/forms/ErrorSummary'
import { DraftNotes } from './drafts/DraftNotes'
import { useUnsentAnswers } from './drafts/useUnsentAnswers'
import { FormContext, FormDraftContext, FormStatusContext } from './FormContext'
import { FormNotice } from './sending/FormNotice'
import type { FormStatus } from './sending/FormStatus'
import { formsMessages } from './messages'
import { SendingBlockNote, useSubmitUnlessBlocked } from './sending/SendingBlock'
import type { CapstanForm } from './useCapstanForm'
import { useLeaveGuard } from './useLeaveGuard'

export interface FormProps<Values extends FieldValues> extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'onReset'
> {
  form: CapstanForm<Values>
  /** The text above the list of problems. */
  summaryTitle?: string
  /** The place of an error of the whole form: above the buttons, or wherever the form renders `FormStatusNotice`. */
  refusal?: 'inPlace' | 'own'
  /**
   * Lets the browser ask before a page with unsent answers is left. When the session expires, the tab keeps those of a named form
   * until it is opened again.
   */
  guardsLeaving?: boolean
  /** The name of the form among those of its page, for the answers that the tab keeps; its `aria-label` by default. */
  draftName?: string
  children: ReactNode
}

/** The form around its fields: the summary of errors, the message of the platform, and the submission. */
export function Form<Values extends FieldValues>({
  form,
  summaryTitle,
  refusal = 'inPlace',
  guardsLeaving = false,
  draftName,
  className,
  children,
  ...rest
}: FormProps<Values>) {
  const messages = useMessages('forms', formsMessages)
  const { answers, parts, element, status, summary, submit, edit, draft } = form
  const refused = refusal === 'inPlace' && status.status === 'refused' ? status.text : undefined
  const onSubmit = useSubmitUnlessBlocked(submit)
  const name = guardsLeaving ? (draftName ?? rest['aria-label']) : undefined
  useLeaveGuard(form, name === undefined ? guardsLeaving : 'unlessKept')
  const leftOn = useUnsentAnswers(form, name)

  return (
    <FormProvider {...answers}>
      <FormContext.Provider value={parts}>
        <FormStatusContext.Provider value={refused ? editing : status}>
          <FormDraftContext.Provider value={draft.state}>
            <Frame
              {...rest}
              ref={element}
              noValidate
              className={classNames('capstan-form', className)}
              data-status={status.status}
              onSubmit={onSubmit}
              onBlur={draft.flush}
            >
              <SendingBlockNote />
              <DraftNotes form={form} leftOn={leftOn} />
              <ErrorSummary key={summary.attempt} title={summaryTitle} errors={summary.errors} />
              {refused && (
                <FormNotice action={<Button onPress={edit}>{messages.back}</Button>}>{refused}</FormNotice>
              )}
              <Answers hidden={Boolean(refused)} data-opening={draft.state.isOpening || undefined}>
                {children}
              </Answers>
            </Frame>
          </FormDraftContext.Provider>
        </FormStatusContext.Provider>
      </FormContext.Provider>
    </FormProvider>
  )
}

// A message in place of the form is not repeated in it.
const editing: FormStatus = { status: 'editing' }

const Frame = styled.form`
  > .capstan-sending-block,
  > .capstan-error-summary,
  > .capstan-draft-notes {
    margin-bottom: var(--capstan-space-4);
  }
`

// The input stays, also while something else is shown in its place.
const Answers = styled.div`
  display: contents;
  > p:not(:last-child) {
    margin-block-end: var(--capstan-space-4);
  }
  &[hidden] {
    display: none;
  }
  /* The draft is about to load: the form keeps its size, and the fields cannot be edited before they are filled in. */
  &[data-opening] {
    visibility: hidden;
  }
`
