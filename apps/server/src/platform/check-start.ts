import { once } from 'node:events'
import { createServer } from 'node:net'
import type { EngineSettings } from './settings.ts'

/** What a process needs that shares the work with others, and why. */
const sharedSettings = [
  ['NATS_URL', 'events of other processes would never reach it'],
  ['SECRET_KEY', 'the others could not read what it seals and signs'],
  ['DATABASE_URL', 'it has no data: the bundled database belongs to one process'],
] as const

/** Throws one sentence where a process of this role would run and do nothing of use. */
export function assertRole(settings: Pick<EngineSettings, (typeof sharedSettings)[number][0]>, role: string): void {
  if (role === 'all') return
  for (const [name, reason] of sharedSettings) {
    if (settings[name] === '')
      throw new Error(
        `Setting ${name}: a process of role ${role} needs it, the same as the other processes have; without it ${reason}.`,
      )
  }
}

/** Takes the port and gives it back: better said now than after everything else has started. */
export async function assertPortFree({ HOST, PORT }: Pick<EngineSettings, 'HOST' | 'PORT'>): Promise<void> {
  const server = createServer()
  try {
    server.listen({ host: HOST, port: PORT, exclusive: true })
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  } catch (error) {
    throw new Error(sentenceOf(error, HOST, PORT), { cause: error })
  }
}

function sentenceOf(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return `Setting PORT: another program uses port ${port}. Stop that program, or choose another port.`
  if (code === 'EACCES') return `Setting PORT: this user may not listen on port ${port}. Ports below 1024 are for root.`
  return `Setting HOST: the server cannot listen on ${host} (${error instanceof Error ? error.message : String(error)}).`
}
