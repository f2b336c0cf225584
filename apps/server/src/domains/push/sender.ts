import type { PushNotice } from '@cliffhanger/contract/push/schemas.ts'
import { isAway } from '@cliffhanger/rules/push/notice.ts'
import type { ServerContext } from '../../context.ts'
import { Semaphore } from '../../platform/semaphore.ts'
import type { PushNeeds } from './needs.ts'
import type { Outcome, PushServices } from './push-service.ts'
import { deleteEndpoint, noteFailing, noteWorking } from './queries/subscriptions.ts'
import type { Browser } from './queries/targets.ts'

/** Notifications on their way at once, in one process. */
const atOnce = 32

/** Sends notifications, so many at once, and draws the consequences from what push services answer. */
export class PushSender {
  readonly #context: Pick<ServerContext, 'db' | 'clock' | 'log'>
  readonly #domains: Pick<PushNeeds, 'gateway'>
  readonly #services: PushServices
  readonly #semaphore = new Semaphore({ permits: atOnce, maxQueued: Number.POSITIVE_INFINITY })
  readonly #underWay = new Set<Promise<void>>()

  constructor(
    context: Pick<ServerContext, 'db' | 'clock' | 'log'>,
    domains: Pick<PushNeeds, 'gateway'>,
    services: PushServices,
  ) {
    this.#context = context
    this.#domains = domains
    this.#services = services
  }

  /** Whether this browser is told now: nobody is connected for the member, or nobody looks at its page. */
  isAway = ({ user_id, is_hidden }: Browser): boolean =>
    isAway({ isOnline: this.#domains.gateway.presence.isOnline(user_id), isHidden: is_hidden })

  /** Waits for a slot, and no longer. `tryLater` is called where the push service may take it later. */
  async begin(browser: Browser, notice: PushNotice, tryLater?: () => Promise<void>): Promise<void> {
    const leave = await this.#semaphore.acquire()
    const work = this.#sendOrRetry(browser, notice, tryLater).finally(() => {
      this.#underWay.delete(work)
      leave()
    })
    this.#underWay.add(work)
  }

  async send(browser: Browser, notice: PushNotice): Promise<Outcome> {
    const { db, clock, log } = this.#context
    const outcome = await this.#services.send(browser, notice)
    switch (outcome.kind) {
      case 'delivered':
        if (browser.is_failing) await noteWorking(db, browser.endpoint)
        return outcome
      case 'gone':
        await deleteEndpoint(db, browser.endpoint)
        return outcome
      case 'failed':
      case 'refused':
        log.warn({ reason: outcome.reason, service: URL.parse(browser.endpoint)?.host }, 'a notification was not taken')
        await noteFailing(db, browser.endpoint, clock())
        return outcome
      default:
        return outcome satisfies never
    }
  }

  /** Waits for what is on its way. */
  async settle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay)
  }

  async #sendOrRetry(browser: Browser, notice: PushNotice, tryLater?: () => Promise<void>): Promise<void> {
    try {
      const { kind } = await this.send(browser, notice)
      if (kind === 'failed') await tryLater?.()
    } catch (error) {
      this.#context.log.error({ err: error }, 'a notification was lost')
    }
  }
}
