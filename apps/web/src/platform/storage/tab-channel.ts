import * as z from 'zod/mini'

/** Name of this tab among the others of the device. */
export const ownTab = crypto.getRandomValues(new Uint32Array(2)).join('-')

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('cliffhanger') : undefined

const envelope = z.object({ kind: z.string() })

/** What tabs of this device tell each other under one name. A message of another shape, as an older version of the client sends it, is
 *  not heard. */
export interface TabTopic<Message extends object> {
  /** Tells all other tabs. */
  readonly notify: (message: Message) => void
  /** Hears the other tabs until the returned function is called. */
  readonly hear: (listen: (message: Message) => void) => () => void
}

export const openTabTopic = <Message extends object>(
  kind: string,
  schema: z.ZodMiniType<Message>,
): TabTopic<Message> => ({
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  notify: (message) => channel?.postMessage({ ...message, kind }),
  hear: (listen) => {
    const receive = ({ data }: MessageEvent<unknown>): void => {
      if (envelope.safeParse(data).data?.kind !== kind) return
      const parsed = schema.safeParse(data)
      if (parsed.success) listen(parsed.data)
    }
    channel?.addEventListener('message', receive)
    return () => channel?.removeEventListener('message', receive)
  },
})
