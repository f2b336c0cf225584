import { linkLimits } from '@cliffhanger/contract/chat/links.ts'
import type { ServerContext } from '../../../context.ts'
import { type PageGuard, type PageRequest, readPage } from '../../../platform/outgoing/read-page.ts'
import { Semaphore } from '../../../platform/semaphore.ts'
import type { ChatNeeds } from '../needs.ts'
import { type FoundPage, findLinkPage, storeLinkPage } from '../queries/link-pages.ts'
import { pageFacts } from './page-facts.ts'

/** Pages read at once in one process, how many wait for it at most, and how long one may take with its picture. */
const readAtOnce = 8
const longestQueue = 100
const readWithinMs = 5000

const pageBytes = 512 * 1024
const pictureBytes = 5 * 1024 * 1024
const pageTypes: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml'])
const pictureTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])

/** How often a member may have pages read that are not known. */
const rates = ['20/min', '300/day'] as const

type Context = Pick<ServerContext, 'db' | 'clock' | 'limits' | 'log' | 'settings' | 'pageGuard'>

/** What pages say about themselves, read by this server and by nobody's device (S-130). Each is read once a day, whoever asks. */
export class LinkPreviews {
  readonly #context: Context
  readonly #domains: Pick<ChatNeeds, 'uploads'>
  readonly #semaphore = new Semaphore({ permits: readAtOnce, maxQueued: longestQueue })
  readonly #reading = new Map<string, Promise<FoundPage | undefined>>()

  constructor(context: Context, domains: Pick<ChatNeeds, 'uploads'>) {
    this.#context = context
    this.#domains = domains
  }

  /** The page at an address as `userId` may see it; undefined where it has nothing to show, may not be read, or is not there `withinMs`. */
  async find(userId: number, address: string, withinMs = readWithinMs): Promise<FoundPage | undefined> {
    const url = this.#readable(address)
    if (!url) return undefined
    const { db, clock } = this.#context
    const known = await findLinkPage(db, url.href, clock())
    if (known) return shown(known)
    const reading = this.#reading.get(url.href) ?? ((await this.#mayRead(userId)) ? this.#begin(url) : undefined)
    return (
      reading &&
      within(
        reading.then((page) => page && shown(page)),
        withinMs,
      )
    )
  }

  /** The address without what only a browser reads of it; undefined where nothing is read: previews are off, it is ours, or not public. */
  #readable(address: string): URL | undefined {
    const { settings, pageGuard } = this.#context
    const isOn = settings.LINK_PREVIEWS === '' ? settings.PUBLIC_URL !== '' : settings.LINK_PREVIEWS === '1'
    const url = isOn ? URL.parse(address) : null
    if (!url || url.host === URL.parse(settings.PUBLIC_URL)?.host) return undefined
    url.hash = ''
    return url.href.length <= linkLimits.url && pageGuard.accepts(url) ? url : undefined
  }

  async #mayRead(userId: number): Promise<boolean> {
    if (this.#semaphore.isFull) return false
    try {
      for (const rate of rates) await this.#context.limits.take(`pages read, ${rate}`, rate, `${userId}`)
      return true
    } catch {
      return false
    }
  }

  #begin(url: URL): Promise<FoundPage | undefined> {
    // Somebody else may have begun while it was asked whether one may.
    const begun = this.#reading.get(url.href)
    if (begun) return begun
    const reading = this.#read(url).finally(() => this.#reading.delete(url.href))
    this.#reading.set(url.href, reading)
    return reading
  }

  /** Never rejects: a page that cannot be read has no preview. */
  async #read(url: URL): Promise<FoundPage | undefined> {
    const release = await this.#semaphore.acquire()
    try {
      const signal = AbortSignal.timeout(readWithinMs)
      const page = await this.#factsOf(url, this.#context.pageGuard, signal).catch(() => undefined)
      return await storeLinkPage(this.#context.db, url.href, page, this.#context.clock())
    } catch (error) {
      this.#context.log.warn({ error }, 'a preview was not stored')
      return undefined
    } finally {
      release()
    }
  }

  async #factsOf(url: URL, guard: PageGuard, signal: AbortSignal) {
    const limitOf: PageRequest['limitOf'] = (type) => {
      if (pageTypes.has(type)) return { bytes: pageBytes, isWhole: false }
      return pictureTypes.has(type) ? { bytes: pictureBytes, isWhole: true } : undefined
    }
    const page = await readPage(url, { guard, signal, limitOf })
    if (!page) return undefined
    if (pictureTypes.has(page.mediaType))
      return { title: '', description: '', picture: await this.#domains.uploads.previewPicture(page.body) }
    const { title, description, image } = pageFacts(page)
    return { title, description, picture: image && (await this.#pictureAt(image, guard, signal)) }
  }

  /** A page without its picture is still one. */
  async #pictureAt(url: URL, guard: PageGuard, signal: AbortSignal) {
    const limitOf: PageRequest['limitOf'] = (type) =>
      pictureTypes.has(type) ? { bytes: pictureBytes, isWhole: true } : undefined
    const picture = await readPage(url, { guard, signal, limitOf }).catch(() => undefined)
    return picture && this.#domains.uploads.previewPicture(picture.body)
  }
}

const shown = (page: FoundPage): FoundPage | undefined =>
  page.title !== '' || page.description !== '' || page.image ? page : undefined

/** What a promise answers, or undefined where that takes longer. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, ms, undefined)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
