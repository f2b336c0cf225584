import * as z from 'zod/mini'
import { call } from '../call.ts'
import { empty } from '../schema.ts'
import { waiting } from './schemas.ts'

/** What waits for somebody, on the first page of the console. */
export const waitingCalls = {
  getWaiting: call({
    id: 'op-waiting',
    method: 'GET',
    path: '/operator/v1/waiting',
    auth: 'operator',
    permission: 'content.read',
    request: empty(),
    data: z.object({ waiting }),
    errors: [],
    summary: 'What waits for an operator, in figures',
  }),
} as const
