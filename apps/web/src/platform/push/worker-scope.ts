/** The parts of a service worker that notifications need. The types of workers and of pages exclude each other, so those of the
 *  worker that pages have not are named here. */
export interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>
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

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerEvents {
  readonly push: ExtendableEvent & { readonly data: { json(): unknown } | null }
  readonly notificationclick: ExtendableEvent & { readonly notification: Pick<Notification, 'close' | 'data'> }
  readonly pushsubscriptionchange: ExtendableEvent & { readonly newSubscription?: PushSubscription | null }
}
