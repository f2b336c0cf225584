import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { processorSeconds } from './process-figures.ts'

const run = promisify(execFile)

/** PostgreSQL's own load generator, from Debian's package `postgresql-contrib`; `PGBENCH` names another. */
function pgbenchPath(): string {
  const named = process.env['PGBENCH']
  if (named) return named
  const versions = readdirSync('/usr/lib/postgresql').toSorted((one, other) => Number(other) - Number(one))
  if (!versions[0]) throw new Error('pgbench is missing: install postgresql-contrib')
  return join('/usr/lib/postgresql', versions[0], 'bin/pgbench')
}

export interface PgbenchResult {
  readonly perSecond: number
  readonly meanMs: number
  /** Processor time of the database, where its first process was named; else 0. */
  readonly databaseSeconds: number
}

/** Makes the tables of the TPC-B-like test. */
export const preparePgbench = async (url: string, scale: number): Promise<void> => {
  await run(pgbenchPath(), ['-i', '-q', '-s', String(scale), url])
}

/** A process that ended counts for its parent once that has noticed. */
const noticeMs = 500

/** Runs a script, or the built-in TPC-B-like one, with prepared statements. Fails where any transaction failed. */
export async function runPgbench(
  url: string,
  { clients, seconds, script, folder }: { clients: number; seconds: number; script?: string; folder: string },
  databasePid?: number,
): Promise<PgbenchResult> {
  const file = join(folder, 'script.pgb')
  if (script) await writeFile(file, script)
  const what = script ? ['-n', '-f', file] : ['-n', '-b', 'tpcb-like']
  const spentSeconds = () => (databasePid === undefined ? 0 : processorSeconds(databasePid, true))
  const before = spentSeconds()
  const { stdout } = await run(
    pgbenchPath(),
    ['-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds), ...what, url],
    { maxBuffer: 1 << 26 },
  )
  const numberAfter = (label: RegExp): number => {
    const [, found] = label.exec(stdout) ?? []
    if (found === undefined) throw new Error(`pgbench said:\n${stdout}`)
    return Number(found)
  }
  if (/number of failed transactions: [1-9]/.test(stdout)) throw new Error(`pgbench said:\n${stdout}`)
  if (databasePid !== undefined) await sleep(noticeMs)
  return {
    perSecond: numberAfter(/tps = ([\d.]+)/),
    meanMs: numberAfter(/latency average = ([\d.]+)/),
    databaseSeconds: spentSeconds() - before,
  }
}
