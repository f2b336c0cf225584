import type { Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { judgePlay, type PlayRefusal, playEndsMs, playLimits } from '@cliffhanger/rules/media/playing.ts'
import { previewSegments } from '@cliffhanger/rules/media/preview.ts'
import { quarterOf, ticketLifetimeS } from '@cliffhanger/rules/media/rendition.ts'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { MemberCaller } from '../../../platform/http/callers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { type Asset, hasSvipQuality } from '../asset.ts'
import { findAssets } from '../queries/assets.ts'
import { findHistory, insertAlarm, insertPlay, lockPlays, movePlayEnd, type Play } from '../queries/plays.ts'
import { playPath } from './routes.ts'
import type { TicketContent } from './ticket.ts'

/** What a member asks to play. The caller must check first, every time, that the member is entitled to it. */
export interface PlayRequest {
  readonly assetId: number
  readonly caller: Pick<MemberCaller, 'userId' | 'sessionId'>
  /** Whether the member gets the SVIP quality. */
  readonly isSvip: boolean
  /** It is free for everybody: no place of the member's devices is held for it, and none is missed. */
  readonly isFree?: boolean | undefined
  /** When the member's right to play ends, if that is known. A ticket expires no later. */
  readonly untilMs?: number | undefined
  /** Seconds the member has watched in all, by the server's count. */
  readonly watchedSeconds: number
  /** Language of the reason in a refusal. */
  readonly language: Language
}

/** What a device copies. Whether it may is the caller's to decide, and how much of it the caller's to limit. */
export type DownloadRequest = Pick<PlayRequest, 'assetId' | 'caller' | 'untilMs'>

export interface IssueDeps {
  readonly context: Pick<ServerContext, 'db' | 'clock' | 'log' | 'settings'>
  readonly ticketSecret: Uint8Array
}

const refusalTexts = {
  devices: 'playsOnOtherDevices',
  dump: 'playsTooFast',
  tooFast: 'playsTooFast',
  tooMany: 'playsTooMany',
} as const satisfies Record<PlayRefusal['reason'], Parameters<typeof messageText>[1]>

/** Path of the master playlist with a ticket in it (C-53). Refuses 4002, and 4006 with `data.reason` a member who requests more than they can watch. */
export async function issuePlay(deps: IssueDeps, request: PlayRequest): Promise<string> {
  const asset = (await findAsset(deps, request.assetId)) ?? refuse('notFound')
  const reply = await issueFor(deps, request, asset, 0)
  if (typeof reply === 'string') return reply
  const text = messageText(request.language, refusalTexts[reply.reason], {
    count: deps.context.settings.PLAYS_AT_ONCE,
  })
  return refuse('tooManyRequests', { retry_after: reply.retryAfterS, reason: reply.reason }, text)
}

/** The same for the first seconds of an episode the member may not play. Undefined when there is nothing to preview, or when the member requested
 *  more than they can watch: they cannot play the episode anyway, so that is not an error. */
export async function issuePreview(
  deps: IssueDeps,
  request: PlayRequest & { readonly previewSeconds: number },
): Promise<string | undefined> {
  const asset = await findAsset(deps, request.assetId)
  const segments = asset ? previewSegments(request.previewSeconds, asset.durationMs) : 0
  if (!asset || segments === 0) return undefined
  const reply = await issueFor(deps, request, asset, segments)
  return typeof reply === 'string' ? reply : undefined
}

/** What a device says of a play it was given. */
export interface FollowedPlay extends Pick<PlayRequest, 'assetId' | 'caller'> {
  /** Of the video, from where it plays. */
  readonly leftMs: number
  /** It plays no more: the page was left, or something else plays. */
  readonly isOver: boolean
}

/** A device that plays no more makes room for another one at once; one that goes on, such as a page that was only out of sight, has its place again. */
export const followPlay = (tx: Db, { assetId, caller, leftMs, isOver }: FollowedPlay, nowMs: number): Promise<number> =>
  movePlayEnd(
    tx,
    { assetId, nowMs, userId: caller.userId, sessionId: caller.sessionId },
    isOver ? nowMs : playEndsMs(leftMs, nowMs),
  )

/** Path of the master playlist for a device that copies a video: no play is counted, and the quality for SVIP is left out. Refuses 4002. */
export async function issueDownload(deps: IssueDeps, request: DownloadRequest): Promise<string> {
  const asset = (await findAsset(deps, request.assetId)) ?? refuse('notFound')
  return pathFor(deps, { ...request, isSvip: false, isDownload: true }, asset, 0)
}

const findAsset = async ({ context }: IssueDeps, id: number): Promise<Asset | undefined> =>
  (await findAssets(context.db, [id]))[0]

/** The path with a ticket for so many segments, 0 for all of them; or why there is none now. */
async function issueFor(
  { context, ticketSecret }: IssueDeps,
  request: PlayRequest,
  asset: Asset,
  segments: number,
): Promise<string | PlayRefusal> {
  const { clock, log, db } = context
  const nowMs = clock()
  const { userId, sessionId } = request.caller
  const play = { userId, sessionId, assetId: asset.id, watchedSeconds: request.watchedSeconds, nowMs }
  const isPreview = segments > 0
  const taken = { durationMs: isPreview ? null : asset.durationMs, isFree: isPreview || request.isFree === true }
  const refusal = await db.transaction((tx) => admit(tx, context.settings, play, taken))
  if (refusal) {
    log.warn({ userId, sessionId, assetId: asset.id, reason: refusal.reason }, 'a play was refused')
    return refusal
  }
  return pathFor({ context, ticketSecret }, request, asset, segments)
}

type TicketRequest = DownloadRequest & Pick<PlayRequest, 'isSvip'> & Partial<Pick<TicketContent, 'isDownload'>>

function pathFor({ context, ticketSecret }: IssueDeps, request: TicketRequest, asset: Asset, segments: number): string {
  const nowMs = context.clock()
  const { userId, sessionId } = request.caller
  const lifetimeS = ticketLifetimeS(asset.durationMs)
  const endsMs = Math.min(nowMs + lifetimeS * 1000, request.untilMs ?? Number.POSITIVE_INFINITY)
  const expiresS = Math.ceil(endsMs / 1000)
  const isSvip = request.isSvip && hasSvipQuality(asset)
  const { isDownload = false } = request
  const ticket = { assetId: asset.id, userId, sessionId, isSvip, isDownload, previewSegments: segments, expiresS }
  const counted = { issuedMs: nowMs, quarter: segments > 0 ? 0 : quarterOf(asset.durationMs) }
  return playPath(ticketSecret, { ...ticket, ...counted }, asset.version)
}

interface Taken {
  /** Null: a preview. */
  readonly durationMs: number | null
  readonly isFree: boolean
}

/** Checks the play and records it. A dump is recorded as well, so a refusal is returned, not thrown. A preview is checked but not recorded: it is
 *  open to everybody, and a member who looks at many previews must keep the plays they are entitled to. What is free for everybody is recorded, and
 *  is over at once for the limit of devices: that one keeps an account from being lent for what others pay for. */
async function admit(
  tx: Db,
  settings: Pick<ServerContext['settings'], 'RATE_FACTOR' | 'PLAYS_AT_ONCE'>,
  play: Play,
  { durationMs, isFree }: Taken,
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
    atOnce: isFree ? Number.POSITIVE_INFINITY : settings.PLAYS_AT_ONCE,
  }
  const refusal = judgePlay(history, limits, play.nowMs)
  if (refusal?.reason === 'dump') {
    const { userId, sessionId, nowMs } = play
    const episodes = history.otherEpisodes + 1
    await insertAlarm(tx, { userId, sessionId, episodes, watchedSeconds: history.watchedSeconds, nowMs })
  }
  if (!refusal && !history.isRepeat && durationMs !== null)
    await insertPlay(tx, play, isFree ? play.nowMs : playEndsMs(durationMs, play.nowMs))
  return refusal
}
