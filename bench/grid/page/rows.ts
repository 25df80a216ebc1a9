import { holdings } from '../holdings.ts'

/** The rows of this page, loaded before anything is measured: as many as its address says. */
const count = Number(new URLSearchParams(location.search).get('rows'))
// Through JSON, as they come from the API.
export const rows = JSON.parse(JSON.stringify(holdings(count))) as ReturnType<typeof holdings>
