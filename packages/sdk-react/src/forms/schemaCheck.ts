import type { CheckedForm, FormCheck } from './FormCheck'

/** A schema as zod makes it. */
interface Schema<Checked> {
  safeParseAsync: (values: unknown) => Promise<{
    data?: Checked
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
  }>
}

/**
 * Checks a form by a schema. The schema loads while the first answers are typed, and again after a failure: unchecked values are
 * not sent.
 */
export function schemaCheck<Values, Checked>(
  load: () => Promise<Schema<Checked>>,
  notChecked: string,
): FormCheck<Values, Checked> {
  const ask = loadedOnce(load)
  void ask()
  return async (values): Promise<CheckedForm<Checked>> => {
    const schema = await ask()
    if (!schema) return { ok: false, problems: [], text: notChecked }
    const { data, error } = await schema.safeParseAsync(values)
    if (!error) return { ok: true, values: data as Checked } // without an error there is data
    const problems = error.issues.map(({ path, message }) => ({ name: path.join('.'), message }))
    return { ok: false, problems }
  }
}

/** Loads once; after a failure, again when it is asked for the next time. */
export function loadedOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded | undefined> {
  let loading: Promise<Loaded | undefined> | undefined
  return () => {
    loading ??= load().catch(() => (loading = undefined))
    return loading
  }
}
