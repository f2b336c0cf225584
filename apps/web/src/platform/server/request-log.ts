import { useSyncExternalStore } from 'react'

/** What the debugger page shows. No bodies, no tokens: a path, how it ended, how long it took. */
export interface LogEntry {
  readonly atMs: number
  readonly kind: 'request' | 'socket' | 'fault'
  readonly text: string
  readonly status?: number
  readonly durationMs?: number
  readonly requestId?: string
}

const capacity = 200
let entries: readonly LogEntry[] = []
const listeners = new Set<() => void>()

const replaceEntries = (next: readonly LogEntry[]) => {
  entries = next
  for (const listener of listeners) listener()
}

/** Keeps the newest 200 entries. */
export const record = (entry: LogEntry): void => replaceEntries([entry, ...entries].slice(0, capacity))

export const recordError = (error: unknown): void =>
  record({
    atMs: Date.now(),
    kind: 'fault',
    text: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  })

export const clearLog = (): void => replaceEntries([])

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLog = (): readonly LogEntry[] => useSyncExternalStore(subscribe, () => entries)

/** `fetch` that leaves a line in the log; the query is left out, since it may hold what nobody should read. */
export const loggedFetch: typeof fetch = async (input, init) => {
  const startedMs = Date.now()
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  const line = { atMs: startedMs, kind: 'request' as const, text: `${init?.method ?? 'GET'} ${url.pathname}` }
  try {
    const response = await fetch(input, init)
    const requestId = response.headers.get('x-request-id')
    record({
      ...line,
      status: response.status,
      durationMs: Date.now() - startedMs,
      ...(requestId !== null && { requestId }),
    })
    return response
  } catch (error) {
    record({ ...line, status: 0, durationMs: Date.now() - startedMs })
    throw error
  }
}

const requestIds = new WeakMap<object, string>()

/** Notes that an error is the answer to the newest request of a path. */
export const nameRequest = (error: unknown, path: string): void => {
  const id = newestRequestId(path)
  if (typeof error === 'object' && error !== null && id !== undefined) requestIds.set(error, id)
}

/** Id of the request that failed with this error, for support to search for; undefined where no server answered. */
export const requestIdOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? requestIds.get(error) : undefined

/** Id of the newest request of a path; undefined where no server answered it. */
export const newestRequestId = (path: string): string | undefined =>
  entries.find(({ kind, text }) => kind === 'request' && text.endsWith(path))?.requestId
