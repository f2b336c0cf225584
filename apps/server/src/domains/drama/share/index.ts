import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { type BoundCall, bindCalls } from '../../../platform/http/handlers.ts'
import type { DramaNeeds } from '../needs.ts'
import { getShareLink } from './calls/get-share-link.ts'
import { getShared } from './calls/get-shared.ts'
import { listPosters } from './calls/list-posters.ts'

/** Links that members share. */
export const bindShare = (domains: DramaNeeds): readonly BoundCall[] =>
  bindCalls(shareCalls, {
    getShareLink: getShareLink(domains),
    getShared,
    listPosters: listPosters(domains),
  })
