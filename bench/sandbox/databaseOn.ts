import pg from 'pg'

/** A separate, empty database on a PostgreSQL server; `drop` also closes the connections to it. */
export async function databaseOn(server: string, name: string) {
  await maintain(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => maintain(server, `drop database ${name} with (force)`) }
}

async function maintain(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
