import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import type { DramaLink } from '@cliffhanger/rules/chat/drama-link.ts'
import { useCall } from '../../../platform/server/queries.ts'

/** What a link leads to, asked for once however many messages hold it. */
export const useShared = ({ code, dramaId, number }: DramaLink) =>
  useCall(shareCalls.getShared, code === undefined ? { video_id: dramaId, ...(number > 0 && { number }) } : { code })
