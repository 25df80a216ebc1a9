import { fieldKind } from '@capstan/sdk-core'
import { initialInputs, type FormField } from '@capstan/sdk-core/forms'
import {
  mappedTemplateQuery,
  sendTemplateTest,
  testValuesQuery,
  type TestValue,
} from '@capstan/sdk-core/signingTemplates'
import { useMemo, useState } from 'react'
import { Field } from '../../forms/fields/Field'
import { Form } from '../../forms/Form'
import { FormStatusNotice } from '../../forms/sending/FormStatusNotice'
import { SubmitButton } from '../../forms/sending/SubmitButton'
import { useCapstanForm } from '../../forms/useCapstanForm'
import { useKindsCheck } from '../../forms/fields/useKindsCheck'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useCapstanQuery } from '../../provider/queries/useCapstanQuery'
import { useMessages } from '../../provider/useMessages'
import { useRouter } from '../../provider/useRouter'
import { DataTable } from '../../tables/DataTable'
import type { TableColumn, TableDefinition } from '../../tables/TableDefinition'
import { TextLink } from '../../ui/actions/TextLink'
import { Alert } from '../../ui/feedback/Alert'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { FormFooter } from '../../ui/forms/FormFooter'
import { Card } from '../../ui/layout/Card'
import { Columns } from '../../ui/layout/Columns'
import { Stack } from '../../ui/layout/Stack'
import { PaymentsUnknown } from '../payments/PaymentsUnknown'
import { signingTemplatesMessages } from './messages'
import { useTemplateErrors } from './useTemplateChange'
import type { TemplatePlace } from './templatePaths'

export interface TemplateTestProps extends TemplatePlace {
  templateId: string
  mappedTemplateId: string
}

/** The test values of a mapped template, and a test that is sent to one address. (SIGN-015, SIGN-033) */
export function TemplateTest({ templateId, mappedTemplateId, paths, may }: TemplateTestProps) {
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const { href } = useRouter()
  const mapped = useCapstanQuery(mappedTemplateQuery(capstan, mappedTemplateId))
  const values = useCapstanQuery(testValuesQuery(capstan, mappedTemplateId))
  if (mapped.status !== 'ready' || values.status !== 'ready')
    return (
      <PaymentsUnknown parts={[mapped, values]} title={messages.testTitle} unknown={messages.mappedUnknown} />
    )
  if (mapped.data.signingTemplateId !== templateId)
    return (
      <Card flush aria-label={messages.testTitle}>
        <EmptyState text={messages.mappedUnknown} />
      </Card>
    )

  return (
    <Stack gap={4} className="capstan-template-test">
      <TextLink href={href(paths.mapped(templateId, mappedTemplateId))}>{messages.backToTemplate}</TextLink>
      <Columns split="8-4">
        <TestValues values={values.data} />
        {mapped.data.deleted ? (
          <Alert tone="warning">{messages.deletedTemplate}</Alert>
        ) : (
          may.test && <SendTest mappedTemplateId={mappedTemplateId} />
        )}
      </Columns>
    </Stack>
  )
}

function TestValues({ values }: { values: readonly TestValue[] }) {
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const table = useMemo((): TableDefinition<TestValue> => {
    const text = (
      id: string,
      header: string,
      value: TableColumn<TestValue>['value'],
    ): TableColumn<TestValue> => ({ id, header, kind: 'text', isUnsorted: true, value })
    return {
      idOf: ({ id }) => String(id),
      columns: [
        text('field', messages.field, ({ field }) => field),
        { ...text('id', messages.id, ({ id }) => String(id)), kind: 'number' },
        text('description', messages.description, ({ description }) => description),
        text('testValue', messages.testValue, ({ testValue }) => testValue),
      ],
    }
  }, [messages])

  return (
    <Card flush title={messages.mappingFields} footer={<small>{messages.testSuffix}</small>}>
      <DataTable
        aria-label={messages.mappingFields}
        table={table}
        rows={{ status: 'ready', data: values }}
        empty={messages.noMappingFields}
      />
    </Card>
  )
}

function SendTest({ mappedTemplateId }: { mappedTemplateId: string }) {
  const capstan = useCapstan()
  const messages = useMessages('signingTemplates', signingTemplatesMessages)
  const { plural } = useFormats()
  const [sent, setSent] = useState<number>()
  const fields = useMemo(
    () =>
      ({
        email: {
          ...{ kind: 'string', label: messages.testAddress, hint: messages.testAddressHint },
          ifEmpty: messages.validEmail,
          problem: (text: string) => (fieldKind('email').parse(text).ok ? undefined : messages.validEmail),
        },
      }) as const satisfies Record<string, FormField>,
    [messages],
  )
  const check = useKindsCheck(fields)
  const form = useCapstanForm({
    initial: initialInputs(fields),
    check,
    errorTexts: useTemplateErrors(),
    onSubmit: async ({ email }, idempotencyKey) => {
      setSent(undefined)
      setSent(await sendTemplateTest(capstan, { mappedTemplateId, email }, { idempotencyKey }))
    },
  })

  return (
    <Card title={messages.sendTest} className="capstan-send-test">
      <Form form={form} refusal="own" guardsLeaving aria-label={messages.sendTest}>
        {sent !== undefined && (
          <Alert tone="success" autoHide={false}>
            {plural(messages.testSent, sent)}
          </Alert>
        )}
        <Field name="email" title="" {...fields.email} />
        <FormStatusNotice />
        <FormFooter>
          <SubmitButton sending={messages.sendingTest}>{messages.sendTest}</SubmitButton>
        </FormFooter>
      </Form>
    </Card>
  )
}
