import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { type Language, languageOf } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { codePolicy } from '@cliffhanger/rules/session/code-policy.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import type { MailSender } from '../../platform/delivery/sender.ts'
import { MessageRefused, type SmsSender } from '../../platform/delivery/sms-sender.ts'
import { type Sealer, sealerOf } from '../../platform/security/sealed.ts'
import {
  type CodeSubject,
  deleteOutboxEntry,
  findOutboxEntry,
  insertOutboxEntry,
  noteFailure,
  type OutboxRow,
} from './queries/codes.ts'

/** Who delivers codes; a kind without one stays in the outbox. */
export interface CodeSenders {
  readonly mail: MailSender | undefined
  readonly sms: SmsSender | undefined
}

/** Tries for a little while; a code is of no use after ten minutes. */
export const sendCodeJob = defineJob({
  name: 'account.sendCode',
  schema: z.object({ entryId: z.number() }),
  concurrency: 4,
  retry: { limit: 4, delaySeconds: 10, isGrowing: true },
  timeoutSeconds: 120,
})
const firstRetrySeconds = 10
const longestError = 300

/** Brings codes to those who asked for them: by the outbox, so that a code survives a process or a sender that fails. */
export class CodeDelivery {
  readonly #context: ServerContext
  readonly #senders: CodeSenders
  readonly #sealer: Sealer

  constructor(context: ServerContext, senders: CodeSenders) {
    this.#context = context
    this.#senders = senders
    this.#sealer = sealerOf(context.secrets, 'sealed')
  }

  canSend(kind: CodeSubject['kind']): boolean {
    return (kind === 'email' ? this.#senders.mail : this.#senders.sms) !== undefined
  }

  /** Puts a code into the outbox; one that nobody can send stays there. */
  async post(
    tx: Db,
    { kind, codeId, code, language }: { kind: CodeSubject['kind']; codeId: number; code: string; language: Language },
  ): Promise<void> {
    const entry = { codeId, sealedCode: this.#sealer.seal(code), language }
    if (!this.canSend(kind)) {
      await insertOutboxEntry(tx, { ...entry, reason: 'no_sender' })
      return
    }
    const entryId = await insertOutboxEntry(tx, { ...entry, reason: 'waiting' })
    // The first try is at once; the job makes up for it should it fail or this process end.
    const options = { tx, key: String(entryId), delaySeconds: firstRetrySeconds }
    await this.#context.jobs.enqueue(sendCodeJob, { entryId }, options)
    tx.afterCommit(async () => {
      await this.#deliver(entryId, false)
    })
  }

  async retry(entryId: number, isLast: boolean): Promise<void> {
    if (!(await this.#deliver(entryId, isLast))) throw new Error('the code could not be sent yet')
  }

  async reveal(db: Db, outboxId: number): Promise<string | undefined> {
    const entry = await findOutboxEntry(db, outboxId)
    return entry && this.#sealer.open(entry.sealed_code)
  }

  /** Delivers an entry of the outbox that waits; true unless it should be tried again. */
  async #deliver(entryId: number, isLast: boolean): Promise<boolean> {
    const { db, clock, log } = this.#context
    const entry = await findOutboxEntry(db, entryId)
    if (entry?.reason !== 'waiting') return true
    try {
      await this.#handOver(entry, this.#sealer.open(entry.sealed_code))
      await deleteOutboxEntry(db, entryId)
      return true
    } catch (error) {
      const isOver = isLast || error instanceof MessageRefused || clock() >= entry.created_ms + codePolicy.validMs
      log[isOver ? 'error' : 'warn']({ err: error, entryId }, 'a code could not be sent')
      const words = error instanceof Error ? error.message.slice(0, longestError) : ''
      await noteFailure(db, entryId, isOver ? 'failed' : 'waiting', words)
      return isOver
    }
  }

  #handOver({ id, kind, contact, language }: OutboxRow, code: string): Promise<void> {
    const { mail, sms } = this.#senders
    const values = { code, minutes: codePolicy.validMs / minuteMs }
    const spoken = languageOf(language)
    const text = messageText(spoken, 'codeMailBody', values)
    if (kind === 'phone' && sms) return sms.send({ id: `code-${id}`, to: contact, text })
    const subject = messageText(spoken, 'codeMailSubject', values)
    if (kind === 'email' && mail) return mail.send({ to: contact, subject, text })
    throw new MessageRefused('there is no sender any more')
  }
}
