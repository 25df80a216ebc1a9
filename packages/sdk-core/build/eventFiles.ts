// Writes what follows from the two event unions: their JSON Schemas, the fields that telemetry receives, and the reference.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type EventSource, readEvents, type Schema } from './readEvents.ts'

const place = (path: string) => new URL(`../${path}`, import.meta.url)

interface Catalogue {
  events: EventSource[]
  common: Schema
}
const inBrowser = readEvents(fileURLToPath(place('src/events/CapstanEvent.ts')), 'CapstanEvent')
const onPlatform = readEvents(fileURLToPath(place('src/events/PlatformEvent.ts')), 'PlatformEvent')

function writeSchema(
  file: string,
  { events, common }: Catalogue,
  about: { title: string; description: string },
): void {
  const eventSchema = ({ type, description, data }: EventSource): Schema => ({
    ...common,
    description,
    properties: { type: { const: type }, ...common.properties, data },
    required: ['type', ...(common.required as string[]), 'data'],
  })
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...about,
    oneOf: events.map(({ type }) => ({ $ref: `#/$defs/${type}` })),
    $defs: Object.fromEntries(events.map((each) => [each.type, eventSchema(each)])),
  }
  writeFileSync(place(file), `${JSON.stringify(schema, null, 2)}\n`)
}
writeSchema('events.schema.json', inBrowser, {
  title: 'CapstanEvent',
  description: 'The events of an instance of Capstan, for its host.',
})
writeSchema('webhooks.schema.json', onPlatform, {
  title: 'PlatformEvent',
  description: 'A change of a record, as a webhook or the event log reports it.',
})

const { events } = inBrowser
const personal = new Set(events.flatMap((each) => each.personal))
const safe = [...new Set(events.flatMap((each) => each.safe))]
const twoFold = safe.filter((name) => personal.has(name))
if (twoFold.length > 0) throw new Error(`${twoFold.join(', ')}: personal in one event and not in another`)
writeFileSync(
  place('src/events/safeEventFields.generated.ts'),
  `// Written by \`pnpm generate\` from CapstanEvent.ts; do not edit.

/** The fields of events that say nothing personal. */
export const safeEventFields =
  '${safe.join(' ')}'
`,
)

const kind = ({ type, const: one, enum: some, format }: Schema) =>
  some
    ? (some as string[]).map((each) => `\`${each}\``).join(', ')
    : one === undefined
      ? String(format ?? type)
      : `\`${String(one)}\``
const rows = ({ properties = {}, required }: Schema) =>
  Object.entries(properties).map(([name, field]) => {
    const isAlways = (required as string[]).includes(name)
    const notes = [field.description, field['x-personal'] && '*Personal: redacted in telemetry.*'].filter(
      Boolean,
    )
    return `| \`${name}\`${isAlways ? '' : '?'} | ${kind(field)} | ${notes.join(' ')} |`
  })
const table = (each: Schema) => `| field | value | |\n| --- | --- | --- |\n${rows(each).join('\n')}\n`
const sectionsOf = (catalogue: Catalogue, heading: string) =>
  catalogue.events
    .map(({ type, description, data }) => `${heading} ${type}\n\n${description}\n\n${table(data)}`)
    .join('\n')

writeFileSync(
  place('../../docs/reference/events.md'),
  `# Events

There are two catalogues. A **browser event** reports to the page what happens in it: \`onEvent\`, \`telemetry\` and \`capstan.events\`. It
is lost when the tab closes. A **platform event** informs a backend that a record has changed: webhooks and
\`GET /api/v2/events\`. It is written in the transaction of the change and delivered at least once. Written from the source by
\`pnpm generate\`; do not edit.

An event with the same name in both reports the same thing, and their fields have the same names. They differ in this: a
browser event has \`at\`, a platform event \`occurredAt\`, \`subject\` and \`link\`; a platform event says no amounts, no names, and no text of
a provider. The \`correlationId\` of a platform event is the idempotency key of the write that caused it, which the \`submit.…\` events
of the browser name (\`idempotencyKey\`), so that you can join them. All browser events of an investment have the \`correlationId\` of
the write that made it, also after a reload, and the steps of it have its \`distributionId\`.

## Platform events

The same as JSON Schema: \`@capstan/sdk-core/webhooks.schema.json\`; as types: \`PlatformEvent\` of \`@capstan/sdk-core\`.

An issuer and a broker are each sent the events of the records that they are shown. Events, deliveries and attempts are kept for
30 days. What the demo data or an import writes is no event. Expect types that you do not know, and fields that you do not know:
new ones are no new version.

- **Repeated deliveries** have the same \`id\`: keep the ids you have handled.
- **Order**: of two events of a record the later one has the higher \`subject.version\`. An endpoint can ask for the order of each
  record (\`isOrdered\`): an event then waits until the one before it is delivered.
- **The log**: \`GET /api/v2/events?after=<id of the last event you have>&limit=100\` with your secret key, oldest first. It answers
  \`events\` and \`hasMore\`. Without \`after\` it begins with the oldest event that is kept.
- **Attempts**: a delivery that fails is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h. Only a status from 200 to 299
  within 15 seconds counts; a redirect is a failure. An endpoint that fails for five days is disabled.
- **Signatures** follow [Standard Webhooks](https://www.standardwebhooks.com): \`webhook-id\`, \`webhook-timestamp\` and
  \`webhook-signature\`, which holds a signature of each secret while a secret is rotated.

Besides \`type\` and \`data\`, every platform event has:

${table(onPlatform.common)}
\`subject\`:

${table(onPlatform.common.properties?.subject ?? {})}
${sectionsOf(onPlatform, '###')}
## Browser events

The same as JSON Schema: \`@capstan/sdk-core/events.schema.json\`.

\`telemetry\` gets every event with what is personal replaced by \`[redacted]\`; \`onEvent\` and \`capstan.events\` get it whole. A
write that must happen once reports \`submit.started\` and then one of \`submit.succeeded\`, \`submit.failed\` and \`submit.uncertain\`,
with its idempotency key, which is the \`correlationId\` of all of them too, unless the write is of an investment made before. A key you choose yourself should say nothing of a person.

Besides \`type\` and \`data\`, every browser event has:

${table(inBrowser.common)}
${sectionsOf(inBrowser, '###')}`,
)
