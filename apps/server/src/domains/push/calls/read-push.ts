import type { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { notifiedOf, readNotified } from '../acting.ts'
import type { ActionKeys } from '../action-keys.ts'
import type { PushNeeds } from '../needs.ts'

/** S-150: reads a chat up to the message of a notification. Twice is as once. */
export const readPush =
  (domains: PushNeeds, keys: ActionKeys): Handler<typeof pushCalls.readPush> =>
  async ({ db }, { key }) =>
    readNotified(domains, db, await notifiedOf(db, keys, key))
