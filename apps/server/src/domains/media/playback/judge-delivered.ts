import { quarterOf } from '@cliffhanger/rules/media/rendition.ts'
import type { ServerContext } from '../../../context.ts'
import { findAssets } from '../queries/assets.ts'
import { countDelivered } from '../queries/deliveries.ts'
import type { Stops } from './stops.ts'

/** An asset that a member had tickets for. */
export interface PlayedAsset {
  readonly user_id: number
  readonly asset_id: number
}

/** Longer than a judgement takes: tickets that are asked for meanwhile are ended as well. */
const judgementMs = 60_000

/**
 * Judges by what was delivered while nothing more is: first every ticket for these assets ends, then all processes tell the database what
 * went out, and only then is it counted. Otherwise the whole episode could be fetched between the count and the refund. What is not judged to
 * its end, because the process was killed, stays ended for a minute and is judged again by the next look.
 */
export async function judgeDelivered<Play extends PlayedAsset>(
  { db, clock, stops }: Pick<ServerContext, 'db' | 'clock'> & { readonly stops: Stops },
  plays: readonly Play[],
  judge: (play: Play, isLittle: boolean) => Promise<boolean>,
): Promise<void> {
  if (plays.length === 0) return
  const assets = new Map(
    (await findAssets(db, [...new Set(plays.map((play) => play.asset_id))])).map((asset) => [asset.id, asset]),
  )
  const isLittle = async ({ user_id, asset_id }: PlayedAsset): Promise<boolean> =>
    (await countDelivered(db, user_id, asset_id)) < quarterOf(assets.get(asset_id)?.durationMs ?? 0)
  const candidates: Play[] = []
  for (const play of plays) {
    if (await isLittle(play)) candidates.push(play)
    else await judge(play, false)
  }
  await db.transaction(async (tx) => {
    for (const { user_id, asset_id } of candidates) await stops.stop(tx, user_id, asset_id, clock() + judgementMs)
  })
  if (candidates.length > 0) await stops.settle()
  for (const play of candidates) {
    const isOver = await judge(play, await isLittle(play))
    if (!isOver) await db.transaction((tx) => stops.lift(tx, play.user_id, play.asset_id))
  }
}
