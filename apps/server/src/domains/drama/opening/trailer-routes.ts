import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { DramaNeeds } from '../needs.ts'
import { clipsPerAddress, openSeconds, sendClip } from './clip.ts'

/** What moves by itself for longer needs a button that stops it (WCAG 2.2.2). */
const trailerSeconds = 4

type TrailerRequest = FastifyRequest<{ Params: { id: string } }>

/** `/video/{id}/trailer.mp4`: some seconds out of the first episode of a drama, for pictures of it that move. 404 where nobody may see them. */
export function registerTrailers(
  app: FastifyInstance,
  { db, limits }: ServerContext,
  { media }: Pick<DramaNeeds, 'media'>,
): void {
  app.get('/video/:id/trailer.mp4', async (request: TrailerRequest, reply: FastifyReply) => {
    await limits.take('opening', clipsPerAddress, request.ip)
    const id = z.coerce.number().int().positive().safe().safeParse(request.params.id)
    const row = id.success ? await findFirst(db, id.data) : undefined
    const terms = row && { vipType: row.vip_type, freeNumber: row.free_number, isForGold: row.coin_price > 0 }
    const seconds = terms ? openSeconds(Number.POSITIVE_INFINITY, 1, terms, row) : 0
    const clip = row && seconds > 0 ? await media.readMoment(row.asset_id, trailerSeconds, seconds) : undefined
    return sendClip(clip, request, reply)
  })
}

interface FirstEpisodeRow {
  readonly asset_id: number
  readonly preview_seconds: number
  readonly vip_type: VipType
  readonly free_number: number
  readonly coin_price: number
}

/** The first episode of a drama that is to be found; undefined where it cannot be watched. */
const findFirst = (db: Db, dramaId: number): Promise<FirstEpisodeRow | undefined> =>
  db.find<FirstEpisodeRow>(
    `select e.asset_id, d.preview_seconds, d.vip_type, d.free_number, d.coin_price
     from dramas d join episodes e on e.drama_id = d.id and e.number = 1
     where d.id = $1 and d.is_listed and e.state in ('playable', 'complete')`,
    [dramaId],
  )
