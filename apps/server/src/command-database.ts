import { join } from 'node:path'
import { examineDatabase } from './platform/database/database-session.ts'
import { findRunningCluster, startCluster } from './platform/database/postgres/cluster.ts'
import type { Settings } from './settings.ts'

export const commandLog = {
  debug: () => {},
  warn: (details: object, message: string) => console.error(message, details),
  error: (details: object, message: string) => console.error(message, details),
}

/** For a command beside servers: the database at `DATABASE_URL`, the bundled one that runs, or the bundled one for as long as the command takes. */
export async function withDatabase(
  settings: Settings,
  work: (address: { readonly url: string; readonly isPooled: boolean }) => Promise<void>,
): Promise<void> {
  const { url, stop } = await openServer(settings)
  try {
    await work({ url, ...(await examineDatabase(url)) })
  } finally {
    await stop()
  }
}

async function openServer(settings: Settings): Promise<{ url: string; stop(): Promise<void> }> {
  const stop = async () => {}
  if (settings.DATABASE_URL !== '') return { url: settings.DATABASE_URL, stop }
  const folder = join(settings.DATA_DIR, 'postgres')
  const running = await findRunningCluster(folder)
  return running === undefined ? startCluster({ folder, log: commandLog }) : { url: running, stop }
}
