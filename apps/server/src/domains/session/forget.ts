import { dayMs } from '@cliffhanger/contract/duration.ts'
import { codePolicy } from '@cliffhanger/rules/session/code-policy.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { publishSessionEnded } from '../../platform/http/session-ended.ts'
import { deleteChangesBefore, deleteCodesBefore, deleteLocksBefore } from '../account/index.ts'
import { deleteSessionsBefore } from './queries/login-sessions.ts'

export const forgetJob = defineJob({
  name: 'session.forget',
  schema: z.object({}),
  schedule: { cron: '41 * * * *', timeZone: 'UTC' },
})

/** Codes stay a week for the operators' eyes. */
const codesRetentionMs = 7 * dayMs

/** Deletes sign-ins that can no longer be refreshed, and codes and locks of the past. */
export async function forgetPast({
  db,
  bus,
  clock,
  settings,
}: Pick<ServerContext, 'db' | 'bus' | 'clock' | 'settings'>): Promise<void> {
  const nowMs = clock()
  await deleteCodesBefore(db, nowMs - codesRetentionMs - codePolicy.validMs)
  await deleteChangesBefore(db, nowMs - 2 * codesRetentionMs)
  await deleteLocksBefore(db, nowMs - codesRetentionMs)
  const ended = await deleteSessionsBefore(db, nowMs - settings.REFRESH_TOKEN_SECONDS * 1000)
  // A socket may live on long after the last refresh; it ends with its sign-in.
  for (const { id, account_id: userId } of ended)
    publishSessionEnded(bus, { userId, sessionId: id, reason: 'refreshUnusable' })
}
