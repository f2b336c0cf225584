import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/database/db.ts'
import type { Sealer } from '../../../platform/security/sealed.ts'
import type { MediaContext, MediaNeeds } from '../needs.ts'
import { readBeginning } from './clips.ts'
import { type Deliveries, openDeliveries } from './deliveries.ts'
import {
  type DownloadRequest,
  type FollowedPlay,
  followPlay,
  issueDownload,
  issuePlay,
  issuePreview,
  type PlayRequest,
} from './issue.ts'
import { judgeDelivered, type PlayedAsset } from './judge-delivered.ts'
import { playRoutes } from './routes.ts'
import { openStops } from './stops.ts'
import type { TicketContent } from './ticket.ts'

/** What a segment went out by. */
type DeliveryListener = (ticket: Pick<TicketContent, 'userId' | 'assetId' | 'issuedMs'>, segment: number) => void

/** What other domains do about who watches what. */
export interface PlaybackOperations {
  /** Path of the master playlist with a ticket in it (C-53). Whether the member may play is the caller's to decide first, each time: a
   *  ticket is renewed by asking for a new one. Refuses 4002, and 4006 with `data.reason` whoever asks for more than anybody watches. */
  signPlayback(play: PlayRequest): Promise<string>
  /** The same for a preview: its ticket opens the segments that cover `previewSeconds`, at most half of the video, and no key (ADR 17).
   *  Undefined where there is none, or none now. */
  signPreview(play: PlayRequest & { readonly previewSeconds: number }): Promise<string | undefined>
  /** Takes over what a device says of a play that is not free: whether it goes on or makes room for another device. */
  followPlay(tx: Db, play: FollowedPlay): Promise<void>
  /** Path of the master playlist for a device that copies a video to play it without a network: it counts as no play, and what goes out as
   *  delivered but not as watched (S-114). Whether the member may keep it, and how much of all, is the caller's to decide first. Refuses 4002. */
  signDownload(download: DownloadRequest): Promise<string>
  /** The first seconds of a video, at most half of it, in clear and in the lightest quality, as one file for a bare video element. Whether
   *  everybody may see them is the caller's to decide. Undefined where there are none. */
  readBeginning(assetId: number, seconds: number): Promise<Buffer | undefined>
  /** Ends the member's tickets for an asset, at once in every process: nothing of it, and no key, goes out by them any more. */
  stopPlays(tx: Db, userId: number, assetId: number): Promise<void>
  /** Ends all tickets of a member: a membership of theirs ended before its time. What they may still play they are given anew. */
  stopAllPlays(tx: Db, userId: number): Promise<void>
  /** Ends all tickets for an asset: what it shows was taken down. */
  stopPlaysOf(tx: Db, assetId: number): Promise<void>
  /** Calls for every segment that goes out to be watched by a ticket of an episode, not of a preview or a download. */
  onDelivered(listener: DeliveryListener): () => void
  /** Runs `judge` with how much of each asset its member was given, while all tickets for it are ended; those it answers true for stay ended. */
  judgeDelivered<Play extends PlayedAsset>(
    plays: readonly Play[],
    judge: (play: Play, isLittle: boolean) => Promise<boolean>,
  ): Promise<void>
}

/** Tickets of one process: issuing them, what they open, what was delivered by them, and their end. */
export interface Playback {
  readonly operations: PlaybackOperations
  routes(app: FastifyInstance): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export function openPlayback(context: MediaContext, domains: MediaNeeds, sealer: Sealer): Playback {
  const { db, storage, clock, limits, settings, secrets } = context
  const ticketSecret = secrets.secret('play-ticket')
  const ticketSecrets = [ticketSecret, ...secrets.earlier('play-ticket')]
  const counted = openDeliveries(context)
  const listeners = new Set<DeliveryListener>()
  const deliveries: Deliveries = {
    ...counted,
    note(ticket, segment) {
      counted.note(ticket, segment)
      if (ticket.isDownload) return
      for (const listener of listeners) listener(ticket, segment)
    },
  }
  const stops = openStops(context, () => deliveries.flush())
  const embedders = async () => [
    ...settings.PLAY_ORIGINS.split(',').filter(Boolean),
    settings.PUBLIC_URL,
    (await domains.session.platform()).h5_url,
  ]
  return {
    operations: {
      signPlayback: (play) => issuePlay({ context, ticketSecret }, play),
      signPreview: (play) => issuePreview({ context, ticketSecret }, play),
      followPlay: async (tx, play) => void (await followPlay(tx, play, clock())),
      signDownload: (download) => issueDownload({ context, ticketSecret }, download),
      readBeginning: (assetId, seconds) => readBeginning({ db, storage, sealer }, assetId, seconds),
      stopPlays: (tx, userId, assetId) => stops.stop(tx, userId, assetId, clock()),
      stopAllPlays: (tx, userId) => stops.stopAll(tx, userId, clock()),
      stopPlaysOf: (tx, assetId) => stops.stopAsset(tx, assetId, clock()),
      onDelivered(listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      judgeDelivered: (plays, judge) => judgeDelivered({ db, clock, stops }, plays, judge),
    },
    async routes(app) {
      const { session } = domains
      await app.register(playRoutes, {
        ...{ db, storage, clock, limits, settings, sealer, ticketSecrets, session, embedders, deliveries, stops },
      })
    },
    start: () => stops.start(),
    async stop() {
      stops.close()
      await deliveries.stop()
    },
  }
}
