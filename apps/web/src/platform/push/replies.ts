import type { PushActions } from '@cliffhanger/contract/push/schemas.ts'

/** What was written in a notification. */
export interface Reply extends Pick<PushActions, 'key' | 'user_id' | 'target_id' | 'ref_msg_id'> {
  readonly localId: string
  /** Tag of its notification, which names where it goes. */
  readonly tag: string
  readonly contentText: string
}

/** A reply that waits on this device. */
export type WaitingReply = Pick<Reply, 'key' | 'localId' | 'contentText' | 'tag'>

/** Where replies wait that are not sent yet, on the device of their member: the app sends them as well, under the same ids. */
export interface Replies {
  /** Makes the content of words. */
  contentOf(text: string): string
  /** Whether the same may be taken later: the server refused it with this code, or did not answer (0). */
  mayPass(code: number): boolean
  /** Answers whether it waits there now: without a database of this member nothing does. */
  add(reply: Reply): Promise<boolean>
  list(userId: number): Promise<readonly WaitingReply[]>
  remove(userId: number, localId: string): Promise<void>
  /** The server refused it: it stays for its member to see. */
  refuse(userId: number, localId: string, code: number): Promise<void>
}

/** What the worker says to pages: replies were put where the app sends from, or refused there. */
export interface RepliesChanged {
  readonly kind: 'replies-changed'
}
