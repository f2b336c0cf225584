import type { ServerContext } from '../../context.ts'
import { appendEvents, type NewEvent } from '../../platform/realtime/streams.ts'
import type { Notices } from './notices.ts'
import { claimPlanned } from './queries/notices.ts'

const announcedAtOnce = 100

type Context = Pick<ServerContext, 'db' | 'bus' | 'clock'>

/** Tells everybody of announcements whose time has come, each once. */
export const announcePlanned = (context: Context, notices: Notices): Promise<number> =>
  context.db.transaction(async (tx) => {
    const rows = await claimPlanned(tx, context.clock(), announcedAtOnce)
    const events: NewEvent[] = []
    for (const row of rows) events.push(await notices.begin(tx, row))
    if (events.length > 0) await appendEvents(context, tx, events)
    return rows.length
  })
