import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)

type ToolName = 'pg_dump' | 'pg_restore'

/** A client program of PostgreSQL as it is installed. */
export interface Tool {
  readonly path: string
  /** As it prints it, `15.18`. */
  readonly version: string
  readonly major: number
}

const maxPrintedBytes = 256 * 1024 * 1024

/** The program that dumps a server of `serverMajor`: one of the same version, else the nearest newer one. Throws the sentence an operator needs. */
export async function findDumper(serverMajor: number, tools?: readonly Tool[]): Promise<Tool> {
  const found = tools ?? (await findTools('pg_dump'))
  const fit = found.filter(({ major }) => major >= serverMajor).toSorted((one, other) => one.major - other.major)[0]
  if (fit) return fit
  throw new Error(lackOf('pg_dump', serverMajor, found, `the server, which is PostgreSQL ${serverMajor}`))
}

/** The program that reads a dump made by `dumpMajor`: the one of the server it goes into, where that one can read it. */
export async function findRestorer(dumpMajor: number, serverMajor: number, tools?: readonly Tool[]): Promise<Tool> {
  const found = tools ?? (await findTools('pg_restore'))
  const able = found.filter(({ major }) => major >= dumpMajor).toSorted((one, other) => one.major - other.major)
  const fit = able.find(({ major }) => major === serverMajor) ?? able[0]
  if (fit) return fit
  throw new Error(lackOf('pg_restore', dumpMajor, found, `the dump, which pg_dump ${dumpMajor} wrote`))
}

function lackOf(name: ToolName, major: number, found: readonly Tool[], than: string): string {
  const advice = `Install the client programs of PostgreSQL ${major} or newer (on Debian: postgresql-client-${major}), or put their folder into PATH.`
  const [newest] = found.toSorted((one, other) => other.major - one.major)
  return newest
    ? `${name} at ${newest.path} is version ${newest.version}, older than ${than}. ${advice}`
    : `${name} is not installed. ${advice}`
}

/** Every one there is: those in PATH, and those that Debian and Red Hat keep beside each other. */
async function findTools(name: ToolName): Promise<Tool[]> {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...(await numbered('/usr/lib/postgresql', '')),
    ...(await numbered('/usr', 'pgsql-')),
  ]
  const tools = await Promise.all([...new Set(folders)].map((folder) => examine(join(folder, name))))
  return tools.filter((tool) => tool !== undefined)
}

async function numbered(folder: string, prefix: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((one) => one.startsWith(prefix)).map((one) => join(folder, one, 'bin'))
}

async function examine(path: string): Promise<Tool | undefined> {
  try {
    const { stdout } = await run(path, ['--version'])
    const version = /\(PostgreSQL\) (\d\S*)/.exec(stdout)?.[1]
    return version === undefined ? undefined : { path, version, major: Number.parseInt(version, 10) }
  } catch {
    return undefined
  }
}

/** Runs it against the database at `url` and answers what it printed; throws its own last words. */
export async function runTool(tool: Tool, args: readonly string[], url?: string): Promise<string> {
  try {
    const { stdout } = await run(tool.path, [...args], {
      env: url === undefined ? surroundings() : environmentOf(url),
      maxBuffer: maxPrintedBytes,
    })
    return stdout
  } catch (error) {
    const words = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new Error(`${words || String(error)}\n${tool.path} did not end well.`, { cause: error })
  }
}

/** Parameters of an address that the client library of PostgreSQL reads from variables. */
const variables: Readonly<Record<string, string>> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
}

/** The address in variables: arguments of a program can be read by everybody on the machine. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  const { host, port, user, password, database } = new Client({ connectionString: url })
  const given = Object.entries(variables).flatMap(([name, variable]) => {
    const value = new URL(url).searchParams.get(name)
    // The driver's own word for a connection that is encrypted and not proved.
    return value === null ? [] : [[variable, value === 'no-verify' ? 'require' : value]]
  })
  return {
    ...surroundings(),
    ...Object.fromEntries(given),
    PGHOST: host,
    PGPORT: String(port),
    ...(user !== undefined && { PGUSER: user }),
    ...(password !== undefined && password !== null && { PGPASSWORD: password }),
    ...(database !== undefined && { PGDATABASE: database }),
  }
}

/** The database of the address as an argument; a pooler may call it otherwise than its server does. */
export function databaseArgument(url: string): string {
  const { database = '' } = new Client({ connectionString: url })
  return `--dbname=dbname='${database.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}

/** What another program may know of ours: no secret of the settings. */
const surroundings = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name.startsWith('PG') || name === 'PATH' || name === 'HOME'),
  ),
  LC_ALL: 'C',
})
