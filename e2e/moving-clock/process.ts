import { openPlatform } from '../../apps/server/src/open-platform.ts'
import { databaseClock } from '../../apps/server/src/platform/database/database-clock.ts'
import { startProcess } from '../../apps/server/src/serve.ts'
import { readSettings } from '../../apps/server/src/settings.ts'
import { cover, type Moved, type MoveRequest, type Ready } from './messages.ts'

// A whole platform whose clock the process that started it moves. It is composed here, as tests of the server compose theirs: no setting of a
// platform that serves people can do it (docs/adr/0037-the-past-of-the-demonstration-is-simulated.md).

let aheadMs = 0
const clock = (): number => Date.now() + aheadMs
const settings = readSettings(process.env)
const platform = await openPlatform(settings, 'all', {
  clock,
  databaseClock: async (db) => (await databaseClock(db)) + aheadMs,
  // They follow the real time of day; what is due is done after each move instead.
  hasSchedules: false,
})
const running = await startProcess(settings, 'all', platform)
// Clients read the time off replies, whose date is the machine's where none is given.
running.app.server.prependListener('request', (_request, response) =>
  response.setHeader('date', new Date(clock()).toUTCString()),
)
// Nobody draws posters on a platform that is no demonstration.
await platform.context.storage.put(cover.key, cover.picture, { contentType: 'image/svg+xml', cacheControl: 'no-store' })

const { signal } = new AbortController()
process.on('message', (request: MoveRequest) => void move(request))
process.on('disconnect', () => void running.stop().then(() => process.exit(0)))
process.send?.({ port: running.port } satisfies Ready)

async function move({ byMs }: MoveRequest): Promise<void> {
  aheadMs += byMs
  await running.domains.payments.tend(signal)
  await running.domains.crowdfunding.tend(signal)
  process.send?.({ aheadMs } satisfies Moved)
}
