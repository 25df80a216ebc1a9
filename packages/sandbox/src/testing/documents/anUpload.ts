import { aBrowser, type Browser } from '../server/aBrowser.ts'

/** The target of an upload, as GraphQL returns it. */
export interface UploadInfo {
  url: string
  fields: Record<string, string>
}

/** The answer of the upload store. */
export interface UploadAnswer {
  status: number
  code?: string
  headers: Headers
}

/** Sends a file as a browser does: the fields, then the file. */
export async function sendFile(
  { url, fields }: UploadInfo,
  content: string | Buffer,
  headers: Record<string, string> = {},
): Promise<UploadAnswer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'a-file')
  const response = await fetch(url, { method: 'POST', body: form, headers })
  const body = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return { status: response.status, code: body.errors?.[0]?.extensions.code, headers: response.headers }
}

/** Asks where a file to import may be sent. */
export async function askForLocation(browser: Browser, fileName: string): Promise<UploadInfo> {
  const { data, errors } = await browser.graphql(
    `mutation ($fileName: String!) { makeFileLocation(input: { fileName: $fileName }) { uploadInfo { url fields } } }`,
    { variables: { fileName } },
  )
  if (errors) throw new Error(errors[0]?.message)
  return (data?.makeFileLocation as { uploadInfo: UploadInfo }).uploadInfo
}

/** A browser of the demo issuer, who acts for Halden Biologics. */
export async function anIssuersBrowser(url: string): Promise<Browser> {
  const browser = aBrowser(url)
  await browser.signInTo('issuer@capstan.test')
  return browser
}
