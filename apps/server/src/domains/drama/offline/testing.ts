import { offlineCalls } from '@cliffhanger/contract/drama/offline-calls.ts'
import { newDrama } from '../../../testing/dramas.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

export interface Caller {
  readonly token: string
}

/** A server with dramas whose episodes can be saved. */
export async function openOfflineWorld() {
  const server = await startTestServer()
  const { db } = server.context
  const { authoring } = server.domains.drama
  /** Six episodes of 90 s: the first two are free, the others cost gold. */
  const drama = await newDrama(db, authoring, { episodes: 6 })
  /** Another one, whose later episodes are for VIP. */
  const vipDrama = await newDrama(db, authoring, { episodes: 6 })
  await db.execute('update dramas set coin_price = 30, free_number = 2, preview_seconds = 10 where id = $1', [drama])
  await db.execute('update dramas set vip_type = 1, free_number = 2 where id = $1', [vipDrama])
  await db.execute(`update media_assets set renditions = '[{"name":"540","averageBitrate":800000},
    {"name":"1080","averageBitrate":3000000},{"name":"360","averageBitrate":400000}]'`)
  return {
    server,
    drama,
    vipDrama,
    save: ({ token }: Caller, number: number, video_id = drama) =>
      server.call(offlineCalls.saveEpisode, { video_id, number }, { token }),
    /** As `save`, which has to go well. */
    saved: ({ token }: Caller, number: number, video_id = drama) =>
      server.succeed(offlineCalls.saveEpisode, { video_id, number }, { token }),
    async renewed({ token }: Caller, number: number, video_id = drama) {
      return (await server.succeed(offlineCalls.renewLicences, { episodes: [{ video_id, number }] }, { token })).list[0]
    },
  }
}

export type OfflineWorld = Awaited<ReturnType<typeof openOfflineWorld>>

/** Ends the sign-ins of a member, all but one. */
export const signOut = ({ context, domains }: TestServer, userId: number, exceptSessionId = 0): Promise<unknown> =>
  context.db.transaction((tx) => domains.session.sessions.endAll(tx, userId, exceptSessionId, 'operator'))
