import type { StatefulFrame, TransientFrame } from '@cliffhanger/contract/event.ts'
import type { ClientFrame } from '@cliffhanger/contract/sync/events.ts'
import { statefulFrame, transientFrame } from '@cliffhanger/contract/sync/schemas.ts'

export type Frame = StatefulFrame | TransientFrame

export const isStateful = (frame: Frame): frame is StatefulFrame => 'seq' in frame

/** Bytes of a frame: UTF-8 of one JSON object (socket.md section 1). */
export const encodeFrame = (frame: ClientFrame): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(frame))

/** The frame in a message of the socket; undefined when it is none, which is never a reason to drop the connection. */
export const decodeFrame = (message: unknown): Frame | undefined => {
  if (!(message instanceof ArrayBuffer)) return undefined
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder().decode(message))
  } catch {
    return undefined
  }
  return statefulFrame.safeParse(value).data ?? transientFrame.safeParse(value).data
}
