import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { watchTaskCalls } from '@cliffhanger/contract/drama/watch-task-calls.ts'
import { type BoundCall, bindCalls } from '../../../platform/http/handlers.ts'
import type { DramaNeeds } from '../needs.ts'
import { finishWatching } from './calls/finish-watching.ts'
import { getInviteAddress } from './calls/get-invite-address.ts'
import { getOnline } from './calls/get-online.ts'
import { listMemberBanners } from './calls/list-member-banners.ts'
import { listMine } from './calls/list-mine.ts'
import { rateVideo } from './calls/rate-video.ts'
import { setBinge } from './calls/set-binge.ts'
import { setSkr } from './calls/set-skr.ts'

/** What a member keeps of dramas. */
export const bindCollection = (domains: DramaNeeds): readonly BoundCall[] => [
  ...bindCalls(collectionCalls, {
    setBinge,
    listMine,
    setSkr,
    rateVideo,
    listMemberBanners,
    getOnline: getOnline(domains),
    getInviteAddress: getInviteAddress(domains),
  }),
  ...bindCalls(watchTaskCalls, { finishWatching: finishWatching(domains) }),
]
