/** The parts of a service worker that notifications need. The types of workers and of pages exclude each other, so those of the
 *  worker that pages have not are named here. */
export interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications' | 'pushManager'> & {
    /** Background Sync, where the browser has it. */
    readonly sync?: { register(tag: string): Promise<void> }
  }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly location: { readonly origin: string }
  readonly navigator: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void): void
}

/** An open page of ours. */
export interface WindowClient {
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
  postMessage(message: unknown, transfer: []): void
}

/** A notification somebody pressed. */
export type ClickedNotification = Pick<Notification, 'close' | 'data' | 'title' | 'body' | 'icon' | 'tag'>

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerEvents {
  readonly push: ExtendableEvent & { readonly data: { json(): unknown } | null }
  readonly notificationclick: ExtendableEvent & {
    readonly notification: ClickedNotification
    /** The button; '' for the notification itself. */
    readonly action?: string
    /** What was written in its field; null where there is none. */
    readonly reply?: string | null
  }
  readonly sync: ExtendableEvent & { readonly tag: string }
  readonly pushsubscriptionchange: ExtendableEvent & { readonly newSubscription?: PushSubscription | null }
}
