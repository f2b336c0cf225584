import { createHmac } from 'node:crypto'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Postgres, withClient } from '../harness/database.ts'
import type { Run } from '../harness/run.ts'
import { startScript } from '../harness/server.ts'
import type { ChatTarget } from '../load/chat-load.ts'

const memberCount = 1000
const secret = 'bench'
/** Far in the future, in seconds. */
const expiry = 4_102_444_800

/** The smallest server that stores and delivers private messages with the same promises, from the folder `SPIKE_DIR`
 *  (a server and its two SQL files), on the same cluster. Undefined where the folder is not given. */
export async function startReferenceChat(run: Run, postgres: Postgres): Promise<ChatTarget | undefined> {
  const source = process.env['SPIKE_DIR']
  if (!source) return undefined
  const url = await postgres.createDatabase('reference')
  await withClient(url, async (client) => {
    for (const name of ['append.sql', 'seed.sql']) await client.query(await readFile(join(source, name), 'utf8'))
  })
  // Beside our packages, because it has none of its own.
  const script = join(await run.folder(), 'server.mjs')
  await copyFile(join(source, 'server.mjs'), script)
  const server = await run.save(startScript(script, '/stats', { PG_URL: url, SECRET: secret, DESIGN: 'batch' }))
  return {
    port: server.port,
    serverPid: server.pid,
    databasePid: postgres.pid,
    okCode: 0,
    members: Array.from({ length: memberCount }, (_, id) => ({ id, token: tokenOf(id) })),
    socketPath: ({ token }) => `/ws?token=${token}`,
  }
}

function tokenOf(id: number): string {
  const body = `${id}.${expiry}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}
