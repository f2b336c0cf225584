import type { Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { judgePlay, type PlayRefusal, playEndsMs, playLimits } from '@cliffhanger/rules/media/playing.ts'
import { ticketLifetimeS } from '@cliffhanger/rules/media/rendition.ts'
import type { ServerContext } from '../../../context.ts'
import type { MemberCaller } from '../../../platform/callers.ts'
import type { Db } from '../../../platform/db.ts'
import { refuse } from '../../../platform/refusal.ts'
import { hasSvipQuality } from '../asset.ts'
import { findAssets } from '../queries/assets.ts'
import { findHistory, insertAlarm, insertPlay, lockPlays, type Play } from '../queries/plays.ts'
import { playPath } from './routes.ts'

/** What a member asks to play. Whether he is entitled to it is the caller's to decide first, every time. */
export interface PlayRequest {
  readonly assetId: number
  readonly caller: Pick<MemberCaller, 'userId' | 'sessionId'>
  /** Whether he gets the quality that is for SVIP. */
  readonly isSvip: boolean
  /** What he has watched in all, by the server's count. */
  readonly watchedSeconds: number
  /** Of the reason, when he is refused. */
  readonly language: Language
}

export interface IssueParts {
  readonly context: Pick<ServerContext, 'db' | 'clock' | 'log' | 'settings'>
  readonly ticketSecret: Uint8Array
}

const refusalTexts = {
  devices: 'playsOnOtherDevices',
  dump: 'playsTooFast',
  tooFast: 'playsTooFast',
  tooMany: 'playsTooMany',
} as const satisfies Record<PlayRefusal['reason'], Parameters<typeof messageText>[1]>

/** Path of the master playlist with a ticket in it (C-53). Refuses 4002, and 4006 with `data.reason` whoever asks for more than he can watch. */
export async function issuePlay({ context, ticketSecret }: IssueParts, request: PlayRequest): Promise<string> {
  const { clock, log, db } = context
  const nowMs = clock()
  const { userId, sessionId } = request.caller
  const [asset] = await findAssets(db, [request.assetId])
  if (!asset) return refuse('notFound')
  const play = { userId, sessionId, assetId: asset.id, watchedSeconds: request.watchedSeconds, nowMs }
  const refusal = await db.transaction((tx) => admit(tx, context.settings, play, asset.durationMs))
  if (refusal) {
    log.warn({ userId, sessionId, assetId: asset.id, reason: refusal.reason }, 'a play was refused')
    const text = messageText(request.language, refusalTexts[refusal.reason], {
      count: context.settings.PLAYS_AT_ONCE,
    })
    return refuse('tooManyRequests', { retry_after: refusal.retryAfterS, reason: refusal.reason }, text)
  }
  const expiresS = Math.ceil(nowMs / 1000) + ticketLifetimeS(asset.durationMs)
  const isSvip = request.isSvip && hasSvipQuality(asset)
  return playPath(ticketSecret, { assetId: asset.id, userId, sessionId, isSvip, expiresS }, asset.version)
}

/** Judges the play and notes it; a dump is noted as well, which is why the refusal is an answer and no throw. */
async function admit(
  tx: Db,
  settings: Pick<ServerContext['settings'], 'RATE_FACTOR' | 'PLAYS_AT_ONCE'>,
  play: Play,
  durationMs: number,
): Promise<PlayRefusal | undefined> {
  await lockPlays(tx, play.userId)
  const row = await findHistory(tx, play)
  const history = {
    inMinute: row.in_minute,
    inDay: row.in_day,
    otherEpisodes: row.other_episodes,
    watchedSeconds: play.watchedSeconds - (row.watched_before ?? play.watchedSeconds),
    isRepeat: row.is_repeat,
    otherEndsMs: row.other_ends_ms,
  }
  const factor = settings.RATE_FACTOR
  const limits = {
    perMinute: playLimits.perMinute * factor,
    perDay: playLimits.perDay * factor,
    unwatchedEpisodes: playLimits.unwatchedEpisodes * factor,
    atOnce: settings.PLAYS_AT_ONCE,
  }
  const refusal = judgePlay(history, limits, play.nowMs)
  if (refusal?.reason === 'dump') {
    const { userId, sessionId, nowMs } = play
    const episodes = history.otherEpisodes + 1
    await insertAlarm(tx, { userId, sessionId, episodes, watchedSeconds: history.watchedSeconds, nowMs })
  }
  if (!refusal && !history.isRepeat) await insertPlay(tx, play, playEndsMs(durationMs, play.nowMs))
  return refusal
}
