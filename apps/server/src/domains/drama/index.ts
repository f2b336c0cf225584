import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { ServerContext } from '../../context.ts'
import { type Domain, roleDoes } from '../../domain.ts'
import { bindCalls } from '../../platform/handlers.ts'
import { type Authoring, createAuthoring } from './authoring.ts'
import { getEpisodes } from './calls/get-episodes.ts'
import { getHomeConfig } from './calls/get-home-config.ts'
import { getMark } from './calls/get-mark.ts'
import { getVideo } from './calls/get-video.ts'
import { listBanners } from './calls/list-banners.ts'
import { listHomeTypes } from './calls/list-home-types.ts'
import { listTheater } from './calls/list-theater.ts'
import { listVideos } from './calls/list-videos.ts'
import { reportWatch } from './calls/report-watch.ts'
import { bindCollection } from './collection/index.ts'
import { registerInviteAddress } from './collection/invite-address.ts'
import { forgetPlayReports } from './jobs.ts'
import type { DramaNeeds } from './needs.ts'
import { deletePlayReports } from './queries/watching.ts'

export { type Authoring, createAuthoring } from './authoring.ts'
export { countCollections } from './collection/queries/lists.ts'
export type { DramaNeeds } from './needs.ts'
export type { DramaForm } from './queries/authoring.ts'
export {
  countOverviews,
  countUnlisted,
  type EpisodeOverviewRow,
  findOverview,
  listEpisodeOverviews,
  listOverviews,
  type OverviewRow,
} from './queries/overview.ts'
export type { ByLanguage, DramaText } from './texts.ts'

export interface DramaDomain extends Domain {
  readonly authoring: Authoring
}

/** How long reports of plays are kept. */
const playReportLifetimeMs = 30 * 86_400_000

export function createDramaDomain(context: ServerContext, needs: DramaNeeds): DramaDomain {
  const authoring = createAuthoring(context.db, context.clock, needs.media)
  let stopFollowing = () => {}
  return {
    authoring,
    calls: [
      ...bindCalls(dramaCalls, {
        getHomeConfig: getHomeConfig(needs),
        listHomeTypes,
        listBanners,
        listTheater,
        listVideos,
        getVideo,
        getEpisodes: getEpisodes(needs),
        getMark,
        reportWatch,
      }),
      ...bindCollection(needs),
    ],
    routes: registerInviteAddress,
    async start(role) {
      stopFollowing = needs.media.onAssetChanged((assetId) => authoring.followAssets([assetId]))
      if (!roleDoes.jobs(role)) return
      await authoring.followAllAssets()
      await context.jobs.work(forgetPlayReports, async () => {
        await deletePlayReports(context.db, context.clock() - playReportLifetimeMs)
      })
    },
    stop: () => stopFollowing(),
  }
}
