import type { Ask } from './signIn.ts'

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
