import { createHash } from 'node:crypto'
import { demoPdf } from './demoPdf.ts'
import { accountIds, userIds } from './ids.ts'
import { insertRows } from './insertRows.ts'
import type { SeedContext } from './SeedContext.ts'
import { seedId } from './seedId.ts'

type Parent = { holding: string } | { security: string }

interface DemoDocument {
  name: string
  parent: Parent
  issuer: keyof typeof accountIds
  shares: string[]
  age: number
  status?: 'failed'
}

const marens = (index: number) => ({ holding: seedId(`holding:maren-${index}`) })
const of = (security: string) => ({ security: seedId(`security:${security}`) })

/** The documents of issuers for holdings and securities; one upload has failed, as happens. */
const documents: DemoDocument[] = [
  {
    name: 'Stock certificate S-A 0412',
    parent: marens(0),
    issuer: 'halden',
    shares: ['investor'],
    age: -610,
  },
  {
    name: 'Note certificate SN-31 0087',
    parent: marens(1),
    issuer: 'cinder',
    shares: ['investor'],
    age: -145,
  },
  { name: 'Stock certificate COM 0219', parent: marens(2), issuer: 'larch', shares: ['investor'], age: -530 },
  {
    name: 'Unit certificate TT-1 0035',
    parent: marens(4),
    issuer: 'tidewater',
    shares: ['investor'],
    age: -715,
  },
  {
    name: 'Series A stock purchase agreement',
    parent: of('series-a'),
    issuer: 'halden',
    shares: ['investor', 'broker'],
    age: -640,
  },
  { name: 'Annual report 2025', parent: of('series-a'), issuer: 'halden', shares: ['investor'], age: -90 },
  { name: 'Series B term sheet', parent: of('series-b'), issuer: 'halden', shares: ['broker'], age: -50 },
  {
    name: 'Board minutes, signed',
    parent: of('series-b'),
    issuer: 'halden',
    shares: [],
    age: -20,
    status: 'failed',
  },
  {
    name: 'Indenture',
    parent: of('senior-notes'),
    issuer: 'cinder',
    shares: ['investor', 'broker'],
    age: -210,
  },
]

/** Documents of the demo, each a page that can be opened. */
export async function seedDocuments({ client, day }: SeedContext): Promise<void> {
  await insertRows(
    client,
    'app_public.documents',
    documents.map(({ name, parent, issuer, age, status }) => ({
      id: idOf(name),
      type: 'holding' in parent ? 'holding' : 'security',
      holding_id: 'holding' in parent ? parent.holding : null,
      security_id: 'security' in parent ? parent.security : null,
      name,
      extension: 'pdf',
      upload_status: status ?? 'uploaded',
      uploaded_by: accountIds[issuer],
      created_on: day(age),
      version: 1,
    })),
  )
  for (const { name, shares } of documents) {
    await client.query(
      `insert into app_public.document_sharings (document_id, share_id)
       select documents.id, shares.id from app_public.documents, app_public.document_sharing_allowed_shares as shares
       where documents.id = $1 and shares.type = documents.type and from_account_type = 'issuer' and to_role = any($2)
       order by shares.id`,
      [idOf(name), shares],
    )
  }
  for (const document of documents) if (!document.status) await seedFile(client, document)
}

async function seedFile(client: SeedContext['client'], { name, issuer }: DemoDocument): Promise<void> {
  const content = demoPdf(name, [
    'This is a document of the demo data.',
    'It says nothing, and has no legal effect.',
  ])
  await client.query(
    `insert into app_private.files (id, account_id, user_id, document_id, name, extension, status, size, digest, content)
     values ($1, $2, $3, $4, $5, 'pdf', 'stored', $6, $7, $8)`,
    [
      seedId(`file:${name}`),
      accountIds[issuer],
      userIds.issuer,
      idOf(name),
      name,
      content.length,
      createHash('sha256').update(content).digest(),
      content,
    ],
  )
}

const idOf = (name: string) => seedId(`document:${name}`)
