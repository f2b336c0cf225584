export interface SeenRequest {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: unknown
  /** Goes on after the page was closed. */
  readonly keepalive?: true
}

/** A fetch whose other end is the test; a request that is aborted rejects as a real one does. */
export const fakeFetch =
  (reply: (request: SeenRequest) => Response | Promise<Response>): typeof fetch =>
  (input, init) => {
    const request = {
      url: input instanceof Request ? input.url : input.toString(),
      method: init?.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      ...(init?.keepalive && { keepalive: true as const }),
    }
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      Promise.resolve(reply(request)).then(resolve, reject)
    })
  }
