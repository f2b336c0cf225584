import type { TransientFrame } from '@cliffhanger/contract/event.ts'
import { type Frame, isStateful } from '../socket/frame.ts'
import { NotConnected, type Socket } from '../socket/socket.ts'
import type { SocketState } from '../socket/socket-state.ts'
import type { Transport } from '../transport.ts'
import { createQuestions } from './questions.ts'
import { type Sync, type SyncOptions, startSync } from './sync.ts'

export interface LiveSyncOptions extends Pick<SyncOptions, 'store' | 'onError'> {
  readonly send: Socket['send']
  readonly call: Transport
  /** Frames that may be lost: receipts, online marks, cards. Numbered events reach the store instead. */
  readonly onTransient: (frame: TransientFrame) => void
}

/** A sync that listens to the socket; its first three functions are given to the socket as they are. */
export interface LiveSync {
  readonly onHello: () => void
  readonly onFrame: (frame: Frame) => void
  readonly onState: (state: SocketState) => void
  /** The open conversation: pulled before the others, and no card is shown for it; '' = none. */
  readonly focus: (conversation: string) => void
  /** Asks for heads now: when the socket was connected before the sync started, and when the app comes back to the
   *  foreground. */
  readonly refresh: () => void
  /** Resolves when the store is quiet; a stopped sync does not start again. */
  readonly stop: () => Promise<void>
}

/** Keeps the store of one signed-in device in step, over the socket or, while there is none, over HTTP every 30 s
 *  (socket.md 3.3). Rests while another tab has taken the device's connection over (4409). */
export const startLiveSync = ({ store, onError, onTransient, send, call }: LiveSyncOptions): LiveSync => {
  const questions = createQuestions(send, call)
  const start = (): Sync => startSync({ store, questions, onError })
  let sync: Sync | undefined = start()
  let isStopped = false
  let open = ''

  const rest = async (): Promise<void> => {
    const resting = sync
    sync = undefined
    await resting?.stop()
  }

  const sendFocus = (): void => {
    try {
      send({ action: 'focus', data: { conversation_id: open } })
    } catch (error) {
      if (!(error instanceof NotConnected)) throw error
    }
  }

  return {
    onHello: () => {
      if (isStopped) return
      sync ??= start()
      sync.focus(open)
      sync.refresh()
      sendFocus()
    },
    onFrame: (frame) => {
      if (isStateful(frame)) sync?.receive(frame)
      else if (!questions.receive(frame)) onTransient(frame)
    },
    onState: (state) => {
      if (state !== 'connected') questions.dropPending()
      if (state === 'replaced' || state === 'ended') void rest()
    },
    focus: (conversation) => {
      open = conversation
      sync?.focus(conversation)
      sendFocus()
    },
    refresh: () => sync?.refresh(),
    stop: () => {
      isStopped = true
      return rest()
    },
  }
}
