import { askedPapers, paperUploads, type StepPaper, stepPapersQuery } from '@capstan/sdk-core/papers'
import { documentLines, type Upload, type Uploads } from '@capstan/sdk-core/uploads'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { FormButtons } from '../../forms/sending/FormButtons'
import { OfflineNote } from '../../forms/sending/OfflineNote'
import { fillIn } from '../../language/fillIn'
import { useFormats } from '../../language/useFormats'
import { useAsksBeforeLeaving } from '../../provider/offline/useAsksBeforeLeaving'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { Button } from '../../ui/actions/Button'
import { Alert } from '../../ui/feedback/Alert'
import { ErrorNotice } from '../../ui/feedback/ErrorNotice'
import { Loading } from '../../ui/feedback/Loading'
import { FormFooter } from '../../ui/forms/FormFooter'
import type { StepTypeProps } from '../steps/step/StepTypeProps'
import { useCompletion } from '../steps/step/useCompletion'
import { holdLeaving } from '../uploads/holdLeaving'
import { papersMessages } from './messages'
import { PaperSection } from './PaperSection'

/** Step that asks for papers: each is uploaded in its section, and Continue sends the step once all are there. */
export function PaperStep(props: StepTypeProps) {
  const capstan = useCapstan()
  const messages = useMessages('papers', papersMessages)
  const papers = useCapstanQuery(stepPapersQuery(capstan, props.step.id))

  switch (papers.status) {
    case 'loading':
      return <Loading visible={papers.visible} />
    case 'error':
      return <ErrorNotice error={papers.error} text={messages.loadFailed} onRetry={papers.retry} />
    case 'ready':
      return <PaperForm {...props} papers={papers.data} />
  }
}

function PaperForm({ step, actions, papers }: StepTypeProps & { papers: readonly StepPaper[] }) {
  const capstan = useCapstan()
  const formats = useFormats()
  const messages = useMessages('papers', papersMessages)
  const asked = useMemo(() => askedPapers({ schema: step.schema }, { formats }), [step.schema, formats])
  const sets = useMemo(
    () => asked.map(({ key }) => paperUploads(capstan, step.id, key)),
    [asked, capstan, step.id],
  )
  const onTheirWay = useManyUploads(sets)
  const { isSending, problem, send } = useCompletion(actions.complete)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const asks = useAsksBeforeLeaving()
  useEffect(() => {
    if (asks) sets.forEach(holdLeaving)
  }, [asks, sets])

  if (asked.length === 0) return <Alert tone="neutral">{messages.nothingAsked}</Alert>
  const parts = asked.map((paper, at) => {
    const own = papers.filter(({ askedFor }) => askedFor === paper.key)
    // All papers belong to the reader: no other user may upload here.
    return {
      paper,
      uploads: sets[at],
      lines: documentLines(own, onTheirWay[at] ?? [], own[0]?.uploadedBy ?? ''),
    }
  })
  const running = onTheirWay.flat().filter(({ state }) => state.status !== 'failed').length

  const submit = async () => {
    const wrong = Object.fromEntries(
      parts.flatMap(({ paper, lines }) => {
        if (lines.some(({ status }) => status !== 'uploaded')) return [[paper.key, messages.waiting]]
        const isMissing = !paper.optional && lines.length === 0
        return isMissing ? [[paper.key, fillIn(messages.required, { title: paper.title.text })]] : []
      }),
    )
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const names = parts.map(({ paper, lines }) => [paper.key, lines.map(({ name }) => name)])
    const outcome = await send({ values: Object.fromEntries(names) })
    if (outcome && 'fields' in outcome) setErrors(outcome.fields)
  }

  return (
    <>
      {parts.map(
        ({ paper, uploads, lines }) =>
          uploads && (
            <PaperSection
              key={paper.key}
              paper={paper}
              lines={lines}
              uploads={uploads}
              error={errors[paper.key]}
              onChange={() => setErrors(({ [paper.key]: _mended, ...others }) => others)}
            />
          ),
      )}
      <OfflineNote failed={problem} />
      <FormButtons>
        <FormFooter
          keepsNote
          note={running > 0 && <span role="status">{formats.plural(messages.uploading, running)}</span>}
        >
          <Button
            variant="primary"
            pending={isSending}
            isDisabled={running > 0}
            onPress={() => void submit()}
          >
            {isSending ? messages.sending : messages.continue}
          </Button>
        </FormFooter>
      </FormButtons>
    </>
  )
}

/** Returns the uploads in progress of several sets. The array stays the same until one of them changes. */
function useManyUploads(sets: readonly Uploads[]): readonly (readonly Upload[])[] {
  const latest = useRef<readonly (readonly Upload[])[]>([])
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = sets.map((uploads) => uploads.subscribe(listener))
      return () => ends.forEach((end) => end())
    },
    [sets],
  )
  const current = useCallback(() => {
    const next = sets.map((uploads) => uploads.current())
    const isSame =
      next.length === latest.current.length && next.every((each, at) => each === latest.current[at])
    if (!isSame) latest.current = next
    return latest.current
  }, [sets])

  return useSyncExternalStore(subscribe, current, current)
}
