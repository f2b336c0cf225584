import * as z from 'zod/mini'
import { count, flag, id, text } from '../schema.ts'

/** Address of a browser at its push service. */
export const pushEndpoint = () => text(10, 1000).check(z.url())

/** The browser's public key (65 bytes) and its secret (16 bytes), as base64url: RFC 8291. */
const publicKey = () => z.string().check(z.regex(/^[\w-]{87}=?$/))
export const pushSecret = () => z.string().check(z.regex(/^[\w-]{22}={0,2}$/))

/** Where a browser is told, as its PushSubscription has it. */
export const pushSubscription = z.object({ endpoint: pushEndpoint(), p256dh: publicKey(), auth: pushSecret() })
export type PushSubscription = z.output<typeof pushSubscription>

/** What is done from the notification of a message itself (S-150), with its words in the language of the member. */
const pushActions = z.object({
  /** The right to do it: of this browser, and for this message alone. */
  key: z.string(),
  /** Whose notification it is. */
  user_id: id(),
  /** Whom or what a reply goes to, and the message it names; 0: none. */
  target_id: id(),
  ref_msg_id: count(),
  read: z.string(),
  /** Only where the member may write. */
  reply: z.optional(
    z.object({
      label: z.string(),
      hint: z.string(),
      /** Said where it is sent later, and where it was refused. */
      waits: z.string(),
      failed: z.string(),
    }),
  ),
})
export type PushActions = z.output<typeof pushActions>

/** What the service worker is told: a notification in words, and where a tap on it leads. */
export const pushNotice = z.object({
  type: z.enum(['private_msg', 'group_msg', 'notice']),
  title: z.string(),
  body: z.string(),
  icon: z.string(),
  link: z.string(),
  /** Unread messages of chats that are not on do-not-disturb, for the icon of the app; at most 99. */
  badge: count(),
  /** The conversation or the notice: a newer notification takes the place of the older one. */
  tag: z.string(),
  silent: flag(),
  /** Only of messages. */
  actions: z.optional(pushActions),
})
export type PushNotice = z.output<typeof pushNotice>
