import { createHash } from 'node:crypto'
import { vi } from 'vitest'

/** One request as the store heard it. */
export interface HeardRequest {
  readonly method: string
  readonly key: string
  readonly query: URLSearchParams
  readonly headers: ReadonlyMap<string, string>
  readonly body: Blob
}

interface Reply {
  readonly status: number
  readonly text?: string
  readonly etag?: string
}

const tag = async (body: Blob): Promise<string> =>
  `"${createHash('md5')
    .update(new Uint8Array(await body.arrayBuffer()))
    .digest('hex')}"`

/** An S3 store in memory in place of the network: the page's requests end here. */
export class FakeObjectStore {
  readonly heard: HeardRequest[] = []
  readonly objects = new Map<string, Blob>()
  readonly uploads = new Map<string, Map<number, { readonly etag: string; readonly body: Blob }>>()
  /** Requests that were under way at the same time, at most. */
  mostAtOnce = 0
  /** What the next matching requests meet instead of the store. */
  meet: (request: HeardRequest) => Reply | undefined | Promise<Reply | undefined> = () => undefined
  #open = 0

  constructor() {
    const reply = (request: HeardRequest): Promise<Reply> => this.#answer(request)
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends FakeXhr {
        protected override readonly respond = reply
      },
    )
  }

  /** Requests of this method that reached the store. */
  requested(method: string): HeardRequest[] {
    return this.heard.filter((request) => request.method === method)
  }

  async #answer(request: HeardRequest): Promise<Reply> {
    this.heard.push(request)
    this.#open += 1
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#open)
    try {
      // A request takes a while.
      await new Promise((resolve) => setTimeout(resolve, 2))
      return (await this.meet(request)) ?? (await this.#store(request))
    } finally {
      this.#open -= 1
    }
  }

  async #store({ method, key, query, body }: HeardRequest): Promise<Reply> {
    const uploadId = query.get('uploadId')
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload-${this.uploads.size + 1}`
      this.uploads.set(id, new Map())
      return { status: 200, text: `<R><UploadId>${id}</UploadId></R>` }
    }
    if (uploadId === null) {
      this.objects.set(key, body)
      return { status: 200, etag: await tag(body) }
    }
    const parts = this.uploads.get(uploadId)
    if (!parts) return { status: 404, text: '<Error><Code>NoSuchUpload</Code></Error>' }
    if (method === 'PUT') {
      const part = { etag: await tag(body), body }
      parts.set(Number(query.get('partNumber')), part)
      return { status: 200, etag: part.etag }
    }
    if (method === 'GET') {
      const listed = [...parts].map(
        ([number, { etag }]) =>
          `<Part><PartNumber>${number}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag></Part>`,
      )
      return { status: 200, text: `<ListPartsResult>${listed.join('')}</ListPartsResult>` }
    }
    if (method === 'POST') {
      const ordered = [...parts].sort(([one], [other]) => one - other).map(([, part]) => part.body)
      this.objects.set(key, new Blob(ordered))
    }
    this.uploads.delete(uploadId)
    return { status: 200 }
  }
}

/** As much of an XMLHttpRequest as a page uses to send a file. */
abstract class FakeXhr extends EventTarget {
  protected abstract readonly respond: (request: HeardRequest) => Promise<Reply>
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  #etag = ''
  #method = ''
  #url = new URL('http://store.test/')
  #isOver = false
  readonly #headers = new Map<string, string>()

  open(method: string, url: string): void {
    this.#method = method
    this.#url = new URL(url)
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return name === 'etag' ? this.#etag : null
  }

  abort(): void {
    this.#end('abort')
  }

  send(body: Blob | string = ''): void {
    const content = new Blob([body])
    void this.#exchange(content)
  }

  async #exchange(body: Blob): Promise<void> {
    const key = this.#url.pathname.split('/').slice(3).join('/')
    const request = { method: this.#method, key, query: this.#url.searchParams, headers: this.#headers, body }
    this.#tellProgress(Math.floor(body.size / 2))
    const { status, text = '', etag = '' } = await this.respond(request)
    this.#tellProgress(body.size)
    Object.assign(this, { status, responseText: text })
    this.#etag = etag
    this.#end(status === 0 ? 'error' : 'load')
  }

  #tellProgress(loaded: number): void {
    if (!this.#isOver) this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }))
  }

  #end(event: string): void {
    if (this.#isOver) return
    this.#isOver = true
    this.dispatchEvent(new Event(event))
    this.dispatchEvent(new Event('loadend'))
  }
}
