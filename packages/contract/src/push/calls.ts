import * as z from 'zod/mini'
import { call } from '../call.ts'
import { contentTextLimit } from '../chat/schemas.ts'
import { count, empty, flag, text } from '../schema.ts'
import { pushEndpoint, pushSecret, pushSubscription } from './schemas.ts'

/** The right a notification brings (S-150). */
const actionKey = () => text(10, 500)

/** Web Push: notifications while the page is closed. The documents know native pushes only (device_token), so these rows are
 *  our own. A subscription belongs to the sign-in that made it and ends with it. */
export const pushCalls = {
  getPushKey: call({
    id: 'push-key',
    method: 'GET',
    path: '/api/v6/Push/key',
    auth: 'bearer',
    rate: '60/min',
    request: empty(),
    data: z.object({ public_key: z.string() }),
    errors: [],
    quiet: true,
    summary: 'The key of the platform that browsers subscribe with (VAPID, base64url)',
  }),
  subscribePush: call({
    id: 'push-subscribe',
    method: 'POST',
    path: '/api/v6/Push/subscribe',
    auth: 'bearer',
    rate: '30/min',
    request: pushSubscription,
    data: empty(),
    errors: [],
    summary: 'Notifies this browser from now on; a browser that was known under another sign-in moves to this one',
  }),
  renewPush: call({
    id: 'push-renew',
    method: 'POST',
    path: '/api/v6/Push/renew',
    auth: 'none',
    rate: '30/min',
    request: z.object({ old_endpoint: pushEndpoint(), old_auth: pushSecret(), ...pushSubscription.shape }),
    data: empty(),
    errors: ['notFound'],
    quiet: true,
    summary:
      'Takes a new address of a browser whose push service gave it one; the old secret proves that it is the same',
  }),
  replyPush: call({
    id: 'push-reply',
    method: 'POST',
    path: '/api/v6/Push/reply',
    auth: 'none',
    rate: '60/min',
    request: z.object({
      key: actionKey(),
      local_id: z.uuid().check(z.toLowerCase()),
      content_text: text(2, contentTextLimit),
    }),
    data: z.object({ badge: count() }),
    errors: [
      'notFound',
      'notFriends',
      'blacklisted',
      'mutedInGroup',
      'groupMuted',
      'notGroupMember',
      'groupForbids',
      'groupDissolved',
      'messageGone',
      'fileNotUploaded',
      'idempotencyKeyReused',
      'slowMode',
    ],
    quiet: true,
    summary:
      'Answers a message from its notification, once per local_id, and reads its chat; the key of the notification is the right to do so',
  }),
  readPush: call({
    id: 'push-read',
    method: 'POST',
    path: '/api/v6/Push/read',
    auth: 'none',
    rate: '60/min',
    request: z.object({ key: actionKey() }),
    data: z.object({ badge: count() }),
    errors: ['notFound', 'notGroupMember'],
    quiet: true,
    summary: 'Reads a chat up to the message of a notification, with the key of the notification',
  }),
  reportVisibility: call({
    id: 'push-visibility',
    method: 'POST',
    path: '/api/v6/Push/visibility',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ hidden: flag(), at_ms: count() }),
    data: empty(),
    errors: [],
    quiet: true,
    summary:
      'Tells whether anybody looks at the page of this browser; at_ms is its own clock, so that a late call does nothing',
  }),
  unsubscribePush: call({
    id: 'push-unsubscribe',
    method: 'POST',
    path: '/api/v6/Push/unsubscribe',
    auth: 'bearer',
    rate: '30/min',
    request: empty(),
    data: empty(),
    errors: [],
    quiet: true,
    summary: 'Notifies this browser no more',
  }),
} as const
