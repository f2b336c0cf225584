import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import type { DramaNeeds } from '../needs.ts'
import { getEpisodes } from './get-episodes.ts'
import { getHomeConfig } from './get-home-config.ts'
import { getMark } from './get-mark.ts'
import { getVideo } from './get-video.ts'
import { listBanners } from './list-banners.ts'
import { listHomeTypes } from './list-home-types.ts'
import { listTheater } from './list-theater.ts'
import { listVideos } from './list-videos.ts'
import { reportWatch } from './report-watch.ts'

/** Dramas, their episodes and what was watched of them. */
export const dramaHandlers = (domains: DramaNeeds) =>
  ({
    getHomeConfig: getHomeConfig(domains),
    listHomeTypes,
    listBanners,
    listTheater,
    listVideos,
    getVideo: getVideo(domains),
    getEpisodes: getEpisodes(domains),
    getMark,
    reportWatch: reportWatch(domains),
  }) satisfies Handlers<typeof dramaCalls>
