import * as z from 'zod/mini'

const tabMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('socket-state'),
    state: z.enum(['idle', 'connecting', 'connected', 'waiting', 'stopped', 'replaced', 'ended']),
  }),
  z.object({ kind: z.literal('state-wanted') }),
  z.object({ kind: z.literal('reconnect') }),
  z.object({ kind: z.literal('answers-old'), calls: z.array(z.string()) }),
  z.object({ kind: z.literal('reading'), tab: z.string(), conversation: z.string() }),
  z.object({ kind: z.literal('watching'), tab: z.string(), groups: z.array(z.number()) }),
  z.object({ kind: z.literal('watched-wanted') }),
  z.object({
    kind: z.literal('group-online'),
    group_id: z.number(),
    count: z.number(),
    ids: z.array(z.number()),
  }),
])

/** What the tabs of this device tell each other. */
export type TabMessage = z.output<typeof tabMessage>

/** Name of this tab among the others of the device. */
export const ownTab = crypto.getRandomValues(new Uint32Array(2)).join('-')

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('cliffhanger') : undefined

/** Tells all other tabs. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
export const notifyTabs = (message: TabMessage): void => channel?.postMessage(message)

/** Hears the other tabs until the returned function is called. */
export const hearTabs = (listen: (message: TabMessage) => void): (() => void) => {
  const receive = ({ data }: MessageEvent<unknown>): void => {
    const parsed = tabMessage.safeParse(data)
    if (parsed.success) listen(parsed.data)
  }
  channel?.addEventListener('message', receive)
  return () => channel?.removeEventListener('message', receive)
}
