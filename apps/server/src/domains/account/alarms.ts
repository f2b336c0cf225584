import { createHmac, timingSafeEqual } from 'node:crypto'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import { type MessageName, messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { NoticeKey } from '@cliffhanger/rules/notices/notice-kinds.ts'
import { noticeLinkOf } from '@cliffhanger/rules/notices/notice-kinds.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import type { MailSender } from '../../platform/delivery/sender.ts'
import { MessageRefused, type SmsSender } from '../../platform/delivery/sms-sender.ts'
import type { NewEvent } from '../../platform/realtime/streams.ts'
import type { CodeSenders } from './code-delivery.ts'
import type { AccountNeeds } from './needs.ts'
import { type AccountChange, type ChangeKind, findChange, insertChange } from './queries/account-changes.ts'
import type { Account } from './queries/accounts.ts'

/** How long a change can be stopped by its link. */
const stoppableMs = 7 * dayMs

/** Tells a member what changed of how one gets into their account, with a link that stops it. */
export interface Alarms {
  /**
   * Keeps what was there `before` and answers the notice's event; mails and texts go out after the commit, to the addresses that were bound
   * before the change. After the lock of the account, before any stream.
   */
  raise(
    tx: Db,
    account: Account,
    change: { kind: ChangeKind; before: string | Buffer | null },
    origin: string,
  ): Promise<NewEvent>
  /** The change a link names; undefined for a link that is not ours or too old. */
  find(db: Db, token: string): Promise<AccountChange | undefined>
}

/** What follows when it changed how somebody gets into an account. */
export interface Protection {
  /** Keeps what was before, and tells the member with a link that stops it; after the lock of the account, before any stream. */
  readonly raise: Alarms['raise']
  /** The member's money does not leave for the hours operators set. */
  hold(tx: Db, accountId: number): Promise<void>
}

const words = {
  email: { notice: 'contactChanged', text: 'changedEmail' },
  phone: { notice: 'contactChanged', text: 'changedPhone' },
  authenticator: { notice: 'authenticatorOff', text: 'changedAuthenticator' },
  login_password: { notice: 'loginPasswordSet', text: 'changedLoginPassword' },
  pay_password: { notice: 'payPasswordSet', text: 'changedPayPassword' },
} as const satisfies Readonly<Record<ChangeKind, { notice: NoticeKey; text: MessageName }>>

/** What a message says. */
interface AlarmText {
  readonly id: number
  readonly site: string
  readonly what: string
  readonly link: string
}

const proofBytes = 16

export function openAlarms(
  { log, clock, secrets }: Pick<ServerContext, 'log' | 'clock' | 'secrets'>,
  domains: Pick<AccountNeeds, 'notices' | 'session'>,
  { mail, sms }: CodeSenders,
): Alarms {
  const key = secrets.secret('stop-change')
  const proofOf = (id: number) =>
    createHmac('sha256', key).update(`stop ${id}`).digest().subarray(0, proofBytes).toString('base64url')

  const mailIt = async (sender: MailSender, to: string, { language }: Account, { what, link, site }: AlarmText) => {
    const values = { site, what, link }
    const subject = messageText(language, 'changeMailSubject', values)
    await sender.send({ to, subject, text: messageText(language, 'changeMailBody', values) })
  }
  /** Twice, with the same number: a provider that keeps it sends it once. */
  const textIt = async (sender: SmsSender, to: string, { language }: Account, { id, ...values }: AlarmText) => {
    const message = { id: `change-${id}`, to, text: messageText(language, 'changeText', values) }
    await sender.send(message).catch((error: unknown) => {
      if (error instanceof MessageRefused) throw error
      return sender.send(message)
    })
  }
  /** By mail where there is an address. By text where there is none, and to a number that was replaced. */
  const notify = async (account: Account, kind: ChangeKind, notified: AlarmText): Promise<void> => {
    const { email, phone } = account
    const ways = [
      ...(mail && email !== null ? [mailIt(mail, email, account, notified)] : []),
      ...(sms && phone !== null && (kind === 'phone' || email === null || !mail)
        ? [textIt(sms, phone, account, notified)]
        : []),
    ]
    for (const outcome of await Promise.allSettled(ways))
      if (outcome.status === 'rejected')
        log.error({ err: outcome.reason }, 'a member could not be told what changed of their account')
  }

  return {
    async raise(tx, account, { kind, before }, origin) {
      const change = await insertChange(
        tx,
        {
          account_id: account.id,
          kind,
          before_text: typeof before === 'string' ? before : null,
          before_sealed: typeof before === 'string' ? null : before,
        },
        clock(),
      )
      const token = `${change.id}.${proofOf(change.id)}`
      const { notice: noticeKey } = words[kind]
      const { site_name: site } = await domains.session.platform()
      const link = `${origin}/#${noticeLinkOf(noticeKey, token)}`
      const what = messageText(account.language, words[kind].text)
      tx.afterCommit(() => {
        // Nobody waits for it: a slow mail server holds up no answer.
        void notify(account, kind, { id: change.id, site, what, link })
      })
      return domains.notices.write(tx, { userId: account.id, key: noticeKey, values: {}, thing: token })
    },
    async find(db, token) {
      const [id = '', proof = ''] = token.split('.')
      if (!/^\d{1,15}$/.test(id)) return undefined
      const [given, ours] = [Buffer.from(proof), Buffer.from(proofOf(Number(id)))]
      if (given.length !== ours.length || !timingSafeEqual(given, ours)) return undefined
      const change = await findChange(db, Number(id))
      return change && clock() < change.created_ms + stoppableMs ? change : undefined
    },
  }
}
