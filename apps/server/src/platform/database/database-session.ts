import { Client, type ClientBase } from 'pg'

/** What every connection of ours has, whatever stands between us and PostgreSQL. */
const limits = {
  statement_timeout: '30s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '30s',
} as const

interface SessionOptions {
  readonly role?: string | undefined
  readonly isPooled: boolean
}

interface SessionState {
  readonly role: string
  readonly statement_timeout: string
  readonly lock_timeout: string
  readonly idle_in_transaction_session_timeout: string
}

/** The same address, whose connections start as `role`, and come back to it with `reset role`. What it says of other options stays. */
export function startOptions(url: string, role: string | undefined): string {
  if (role === undefined) return url
  const address = new URL(url)
  const options = address.searchParams.get('options')
  address.searchParams.set('options', `${options === null ? '' : `${options} `}-c role=${role}`)
  return address.href
}

/**
 * Gives a new connection its role and its time limits by statements, then reads them back: poolers drop what is said at the start, and a
 * server that writes as the owner of its tables must not run (ADR 14). Throws the sentence an administrator needs.
 */
export async function prepareConnection(client: ClientBase, { role, isPooled }: SessionOptions): Promise<void> {
  const wanted = { role: role ?? 'none', ...limits }
  const assignments = Object.entries(wanted).map(([name, value]) => `set ${name} = '${value}'`)
  // A pooler without a reset query hands on what somebody else prepared.
  await client.query([...(isPooled ? ['deallocate all'] : []), ...assignments].join('; '))
  const { rows } = await client.query<SessionState>(
    `select current_setting('role') as role, ${Object.keys(limits)
      .map((name) => `current_setting('${name}') as ${name}`)
      .join(', ')}`,
  )
  const [stored] = rows
  for (const [name, value] of Object.entries(wanted)) {
    const found = stored?.[name as keyof SessionState]
    if (found !== value)
      throw new Error(
        `Setting DATABASE_URL: a connection has ${name} = ${found} where ${value} was set. ${poolerAdvice}`,
      )
  }
}

const poolerAdvice =
  'The role and time limits of the server belong to a connection, so a pooler must keep one for as long as the server does: set pool_mode = session for this database, or let DATABASE_URL lead to PostgreSQL itself.'

/**
 * Looks at what answers at `url`: PostgreSQL, or a pooler in front of it. Throws where the pooler gives a connection of ours another one of
 * its own for each transaction or statement.
 */
export async function examineDatabase(url: string): Promise<{ readonly isPooled: boolean }> {
  const [one, other] = [await connect(url), await connect(url)]
  try {
    const pids = { one: await pidOf(one), other: await pidOf(other) }
    // PostgreSQL tells its process when a connection starts; a pooler has a number of its own there.
    if (processOf(one) === pids.one && processOf(other) === pids.other) return { isPooled: false }
    // In session mode each keeps its own. In any other, this order makes one meet a connection the other had, however the pooler picks.
    for (const who of ['one', 'other', 'other', 'one', 'one', 'other'] as const) {
      const pid = await pidOf(who === 'one' ? one : other)
      if (pid !== pids[who] || pids.one === pids.other)
        throw new Error(
          `Setting DATABASE_URL: the connection pooler there hands every transaction to another connection of its own (pool_mode = transaction). ${poolerAdvice}`,
        )
    }
    return { isPooled: true }
  } finally {
    await Promise.all([one.end(), other.end()])
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'cliffhanger start',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `Setting DATABASE_URL: the database ${client.database} at ${client.host}:${client.port} cannot be used (${reason}).`,
      { cause: error },
    )
  }
  return client
}

const pidOf = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

/** The driver keeps it for cancelling; its types do not know. */
const processOf = (client: Client): unknown => ('processID' in client ? client.processID : undefined)
