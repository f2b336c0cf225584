import * as z from 'zod/mini'
import { call } from '../call.ts'
import { paged, paging } from '../schema.ts'
import { rewardRecord, rewardTypes } from './schemas.ts'

/** What a member was given. */
export const rewardRecordCalls = {
  listRewards: call({
    id: 'vg-rewardNote',
    method: 'GET',
    path: '/video/api/rewardNote',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ ...paging, type: z.optional(z.literal(rewardTypes)) }),
    data: paged(rewardRecord),
    errors: [],
    summary: 'My rewards, the newest first',
  }),
} as const
