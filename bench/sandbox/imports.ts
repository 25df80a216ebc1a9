import { askPatiently } from './askPatiently.ts'
import { signIn, type Ask } from './signIn.ts'

/** How long one import takes to be looked at and to be written, and what the server needs meanwhile. */
export interface ImportCost {
  name: string
  rows: number
  preview: number
  write: number
  /** The most resident memory in megabytes that was seen. */
  memory: number
}

interface File {
  name: string
  rows: number
  user: string
  mutation: string
  header: string
  row: (index: number) => string
}

const files: File[] = [
  {
    name: 'investments of an allocation',
    rows: 50_000,
    user: 'broker@capstan.test',
    mutation: 'BulkAllocation',
    header: 'email,contactName,amount,price,paidInCapital,paidOn,note',
    row: (index) => `invested-${index}@bench.example,Invested ${index},10,5,50,2026-01-15,Wire ${index}`,
  },
]

/** Uploads each file, has it previewed, and imports it; contacts have a benchmark of their own, `bench/imports`. */
export async function measureImports(origin: string, memory: () => number): Promise<ImportCost[]> {
  const costs: ImportCost[] = []
  for (const { name, rows, user, mutation, header, row } of files) {
    const signed = await signIn(origin, user)
    const { ask } = signed
    const wait = askPatiently(origin, signed)
    const content = [header, ...Array.from({ length: rows }, (_, index) => row(index))].join('\r\n')
    await upload(ask, `${name}.csv`, content)
    const wish = { fileName: `${name}.csv`, allocationId: await community(ask) }
    let most = memory()
    const watch = setInterval(() => (most = Math.max(most, memory())), 100)
    const preview = await timed(wait, `preview${mutation}`, `${mutation}Input`, wish)
    const write = await timed(wait, `b${mutation.slice(1)}`, `${mutation}Input`, wish)
    clearInterval(watch)
    costs.push({ name, rows, preview, write, memory: most })
  }
  return costs
}

/** Uploads a file to import. */
export async function upload(ask: Ask, fileName: string, content: string): Promise<void> {
  const { makeFileLocation } = await ask(
    'mutation ($fileName: String!) { makeFileLocation(input: { fileName: $fileName }) { uploadInfo { url fields } } }',
    { fileName },
  )
  const { uploadInfo } = makeFileLocation as { uploadInfo: { url: string; fields: Record<string, string> } }
  const form = new FormData()
  for (const [name, value] of Object.entries(uploadInfo.fields)) form.append(name, value)
  form.append('file', new Blob([content]), fileName)
  const answer = await fetch(uploadInfo.url, { method: 'POST', body: form })
  if (!answer.ok) throw new Error(`The file was not taken: ${await answer.text()}`)
}

async function community(ask: Ask): Promise<string> {
  const { allAllocations } = await ask(
    '{ allAllocations(filter: { name: { equalTo: "Community" } }) { nodes { id } } }',
  )
  return (allAllocations as { nodes: { id: string }[] }).nodes[0]?.id ?? ''
}

async function timed(ask: Ask, mutation: string, input: string, wish: object): Promise<number> {
  const started = performance.now()
  const answer = await ask(
    `mutation ($input: ${input}!) { made: ${mutation}(input: $input) { report { problemCount } } }`,
    { input: wish },
  )
  const { report } = answer.made as { report: { problemCount: number } }
  if (report.problemCount > 0) throw new Error(`${report.problemCount} rows were refused.`)
  return performance.now() - started
}
