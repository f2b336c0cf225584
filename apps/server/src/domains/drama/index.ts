import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { roleDoes } from '../../platform/role.ts'
import { type Authoring, createAuthoring } from './authoring.ts'
import { dramaHandlers } from './calls/handlers.ts'
import { bindCollection } from './collection/index.ts'
import { registerInviteAddress } from './collection/invite-address.ts'
import { notifyNewEpisodes } from './collection/notify-new-episodes.ts'
import { deleteSentNotices } from './collection/queries/episode-notices.ts'
import { countCollections } from './collection/queries/lists.ts'
import { moveHistory } from './collection/queries/move-history.ts'
import { createDiscovering } from './discover/index.ts'
import { refreshCharts, startDiscoverJobs } from './discover/jobs.ts'
import { registerFirstPage } from './first-page/routes.ts'
import { forgetPlayReports, notifyNewEpisodesJob, protectJob, publishDueJob } from './jobs.ts'
import type { DramaNeeds } from './needs.ts'
import { bindOffline } from './offline/index.ts'
import { deleteOldLicences } from './offline/queries.ts'
import { createDramaOperator, type DramaOperator } from './operator.ts'
import { lowerSummedUntil } from './plays/queries.ts'
import { sumPlays, sumPlaysJob } from './plays/sum-days.ts'
import { deletePlayReports, listWatched } from './queries/watching.ts'
import { bindShare } from './share/index.ts'
import { registerSharePages } from './share/page/routes.ts'
import { bindUnlocking } from './unlock/index.ts'
import { nameUnlocks } from './unlock/name-unlocks.ts'
import { searchUnlocks } from './unlock/queries/unlocked-dramas.ts'
import { type EpisodeQuoteRequest, quoteEpisodes } from './unlock/quote-episodes.ts'
import { refundFailedJob, refundFailedUnlocks } from './unlock/refund-failed.ts'

export { type Authoring, createAuthoring } from './authoring.ts'
export type { DramaNeeds } from './needs.ts'
export type { PlayFigures } from './plays/play-figures.ts'
export type { DramaForm } from './queries/authoring.ts'
export type { EpisodeOfAsset, EpisodeOverviewRow, OverviewRow } from './queries/overview.ts'
export { findWatchedSeconds } from './queries/watching.ts'
export { readBanners } from './read-banners.ts'
export type { PosterForm } from './share/queries/posters.ts'
export type { DramaTerms } from './terms/queries.ts'
export type { ByLanguage, DramaText } from './texts.ts'
export type { UnlockPurchaseRow } from './unlock/queries/purchases.ts'

export interface DramaDomain extends Domain {
  /** What operators do about dramas. */
  readonly operator: DramaOperator
  /** Writing and publishing dramas, also for the import and the demonstration. */
  readonly authoring: Authoring
  /** Pays back unlocks that could not be played; answers how many (S-111). */
  refundFailed(): Promise<number>
  readonly countCollections: typeof countCollections
  readonly listWatched: typeof listWatched
  readonly nameUnlocks: typeof nameUnlocks
  readonly searchUnlocks: typeof searchUnlocks
  /** Gives what one account watched and collected to another one of the same person. */
  readonly moveHistory: typeof moveHistory
  /** Has what was watched from a moment on summed again, as something was written into the past. */
  readonly sumWatchedAgainFrom: typeof lowerSummedUntil
  /** Makes the charts of what members did until now, without waiting for their turn. */
  refreshCharts(): Promise<void>
  /** What episodes cost a member before coupons; undefined where there is nothing of it to unlock. */
  quoteEpisodes(db: Db, question: EpisodeQuoteRequest): ReturnType<typeof quoteEpisodes>
}

/** How long reports of plays are kept. */
const playReportLifetimeMs = 30 * dayMs
/** How long offline licences that ended are kept: what was saved within a day is counted. */
const endedLicenceLifetimeMs = 2 * dayMs

export function createDramaDomain(context: ServerContext, domains: DramaNeeds): DramaDomain {
  const authoring = createAuthoring(context.db, context.clock, domains.media)
  const discovering = createDiscovering(context)
  const operator = createDramaOperator(context, domains, authoring)
  const refundFailed = () => refundFailedUnlocks(context, domains)
  let stopFollowing = () => {}
  return {
    operator,
    authoring,
    refundFailed,
    countCollections,
    listWatched,
    nameUnlocks,
    searchUnlocks,
    moveHistory,
    sumWatchedAgainFrom: lowerSummedUntil,
    refreshCharts: () => refreshCharts(context),
    quoteEpisodes: (db, question) => quoteEpisodes(context, db, question),
    calls: [
      ...bindCalls(dramaCalls, dramaHandlers(domains)),
      ...bindUnlocking(context, domains),
      ...bindCollection(domains),
      ...bindOffline(domains),
      ...bindShare(domains),
      ...discovering.calls,
    ],
    routes(app) {
      registerInviteAddress(app)
      registerSharePages(app, context, domains)
      registerFirstPage(app, context, domains)
    },
    async start(role) {
      stopFollowing = domains.media.onAssetChanged((assetId) => authoring.listing.followAssets([assetId]))
      discovering.showings.start()
      if (!roleDoes.jobs(role)) return
      await startDiscoverJobs(context)
      await authoring.listing.followAllAssets()
      await authoring.listing.protectAllLocked()
      await context.jobs.work(protectJob, () => authoring.listing.protectAllLocked())
      await context.jobs.work(refundFailedJob, async () => {
        await refundFailed()
      })
      await context.jobs.work(publishDueJob, () => operator.terms.publishDue())
      await context.jobs.work(notifyNewEpisodesJob, async (_nothing, { signal }) => {
        await notifyNewEpisodes(context, domains, signal)
      })
      await context.jobs.work(sumPlaysJob, () => sumPlays(context))
      await context.jobs.work(forgetPlayReports, async () => {
        await deletePlayReports(context.db, context.clock() - playReportLifetimeMs)
        await deleteSentNotices(context.db, context.clock() - playReportLifetimeMs)
        await deleteOldLicences(context.db, context.clock() - endedLicenceLifetimeMs)
      })
    },
    async stop() {
      stopFollowing()
      await discovering.showings.stop()
    },
  }
}
