import type { TransientFrame } from '@cliffhanger/contract/event.ts'
import type { ClientFrame } from '@cliffhanger/contract/sync/events.ts'
import { isStateful } from './frame.ts'
import { createQuestions } from './questions.ts'
import { createSocket, type Hello, NotConnected, type Socket, type SocketOptions } from './socket.ts'
import { type Sync, startSync } from './sync.ts'
import type { SyncStore } from './sync-store.ts'
import type { Transport } from './transport.ts'

export interface LiveOptions extends Omit<SocketOptions, 'onFrame' | 'onHello'> {
  readonly call: Transport
  readonly store: SyncStore
  /** Runs at every `hello`, such as to correct the clock. */
  readonly onHello?: (hello: Hello) => void
  /** Frames that may be lost: marks, receipts, cards. Numbered events reach the store instead. */
  readonly onTransient: (frame: TransientFrame) => void
  /** Something could not go on and will be tried again; for the log. */
  readonly onError: (error: unknown) => void
}

/** What one signed-in device hears and says. */
export interface Live {
  /** Connects and starts to sync; also the member's tap on the disconnected line. */
  connect(): void
  /** The app returned to the foreground. */
  resume(): void
  /** The open conversation: pulled first, and no card is shown for it; '' = none. */
  focus(conversation: string): void
  /** Throws NotConnected while there is no open connection (S-33). */
  send(frame: ClientFrame): void
  /** Manual close; resolves when the store is quiet. */
  close(): Promise<void>
  /** As `close`, and the server revokes the session. */
  logout(): Promise<void>
}

/** Joins the socket, the questions and the sync of one signed-in device; make a new one for every sign-in. */
export const createLive = (options: LiveOptions): Live => {
  let sync: Sync | undefined
  let open = ''

  const socket: Socket = createSocket({
    ...options,
    onHello: (hello) => {
      options.onHello?.(hello)
      tellFocus()
      sync?.refresh()
    },
    onFrame: (frame) => {
      if (isStateful(frame)) sync?.receive(frame)
      else if (!questions.receive(frame)) options.onTransient(frame)
    },
    onState: (state) => {
      if (state !== 'connected') questions.dropPending()
      if (state === 'replaced' || state === 'ended') void stopSync()
      options.onState(state)
    },
  })
  const questions = createQuestions(socket.send, options.call)

  const tellFocus = (): void => {
    try {
      socket.send({ action: 'focus', data: { conversation_id: open } })
    } catch (error) {
      if (!(error instanceof NotConnected)) throw error
    }
  }

  const stopSync = async (): Promise<void> => {
    const stopping = sync?.stop()
    sync = undefined
    await stopping
  }

  return {
    connect: () => {
      sync ??= startSync({ store: options.store, questions, onError: options.onError })
      sync.focus(open)
      socket.connect()
    },
    resume: () => {
      socket.resume()
      sync?.refresh()
    },
    focus: (conversation) => {
      open = conversation
      sync?.focus(conversation)
      tellFocus()
    },
    send: socket.send,
    close: () => {
      socket.close()
      return stopSync()
    },
    logout: () => {
      socket.logout()
      return stopSync()
    },
  }
}
