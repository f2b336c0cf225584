import type { CallData } from '@cliffhanger/contract/call.ts'
import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'

/** A drama of one of my lists, with where I stopped in it. */
export type MineDrama = CallData<typeof collectionCalls.listMine>['list'][number]

/** Which of my lists. */
export type MineType = 'history' | 'binge' | 'skr' | 'bought'

/** One of my lists, page by page; undefined asks for none. */
export const useMine = (type: MineType | undefined) =>
  usePagedCall(collectionCalls.listMine, { type: type ?? 'binge' }, ({ id }) => id, { enabled: type !== undefined })

export type MinePages = ReturnType<typeof useMine>
