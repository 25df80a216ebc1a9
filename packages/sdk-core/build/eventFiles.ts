// Writes what follows from the event union: its JSON Schema, which fields telemetry is told, and the reference.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type EventSource, readEvents, type Schema } from './readEvents.ts'

const place = (path: string) => new URL(`../${path}`, import.meta.url)
const { events, common } = readEvents(fileURLToPath(place('src/events/CapstanEvent.ts')))

const eventSchema = ({ type, description, data }: EventSource): Schema => ({
  ...common,
  description,
  properties: { type: { const: type }, ...common.properties, data },
  required: ['type', ...(common.required as string[]), 'data'],
})
const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'CapstanEvent',
  description: 'Whatever happens in an instance of Capstan that a host may want to know.',
  oneOf: events.map(({ type }) => ({ $ref: `#/$defs/${type}` })),
  $defs: Object.fromEntries(events.map((each) => [each.type, eventSchema(each)])),
}
writeFileSync(place('events.schema.json'), `${JSON.stringify(schema, null, 2)}\n`)

const personal = new Set(events.flatMap((each) => each.personal))
const told = [...new Set(events.flatMap((each) => each.told))]
const twoFold = told.filter((name) => personal.has(name))
if (twoFold.length > 0) throw new Error(`${twoFold.join(', ')}: personal in one event and not in another`)
writeFileSync(
  place('src/events/toldFields.generated.ts'),
  `// Written by \`pnpm generate\` from CapstanEvent.ts; do not edit.

/** The fields of events that say nothing personal. */
export const toldFields =
  '${told.join(' ')}'
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
const sections = events.map(({ type, description, data }) => `## ${type}\n\n${description}\n\n${table(data)}`)

writeFileSync(
  place('../../docs/reference/events.md'),
  `# Events

What \`onEvent\`, \`telemetry\` and \`capstan.events\` tell, by type. Written from the source by \`pnpm generate\`; do not edit. The same as
JSON Schema: \`@capstan/sdk-core/events.schema.json\`.

\`telemetry\` gets every event with what is personal replaced by \`[redacted]\`; \`onEvent\` and \`capstan.events\` get it whole. A
write that must happen once tells \`submit.started\` and then one of \`submit.succeeded\`, \`submit.failed\` and \`submit.uncertain\`,
with its idempotency key, which is the \`correlationId\` of all of them too. A key you choose yourself should say nothing of a person.

Besides \`type\` and \`data\`, every event has:

${table(common)}
${sections.join('\n')}`,
)
