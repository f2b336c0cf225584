import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { ContactKind } from '@cliffhanger/contract/account/schemas.ts'
import { dayMs, hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { type Language, languageOf } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { normalizeContact } from '@cliffhanger/rules/account/validation.ts'
import { codePolicy, decideSending, isCodeOpen } from '@cliffhanger/rules/session/code-policy.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import type { MailSender } from '../../platform/delivery/sender.ts'
import { MessageRefused, type SmsSender } from '../../platform/delivery/sms-sender.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { sealerOf } from '../../platform/security/sealed.ts'
import { demoMembers } from './demo-members.ts'
import { findAccountBy } from './queries/accounts.ts'
import {
  type CodeSubject,
  countSent,
  countTryOfCode,
  deleteOutboxEntry,
  findOutboxEntry,
  insertCode,
  insertOutboxEntry,
  lockNewestCode,
  lockSending,
  markCodeUsed,
  noteFailure,
  type OutboxRow,
  toCodesSent,
} from './queries/codes.ts'

/** Codes of six digits that prove who reads a mail address or a phone. */
export interface Codes {
  /** Sends one; refuses 3010 within a minute of the last, 4006 beyond the day's or the address's share. */
  send(subject: CodeSubject, address: string, language: Language): Promise<void>
  /** Whether the code is right, without using it up; a wrong one counts as a try. */
  check(subject: CodeSubject, code: string): Promise<boolean>
  /** Uses the code up together with what it proves; refuses 3009. Call `check` before, outside the transaction: the try
   *  of a wrong code must outlive the refusal. */
  use(tx: Db, subject: CodeSubject, code: string): Promise<void>
  /** Tries again to deliver an entry of the outbox; rejects where another try is worth it. */
  retry(entryId: number, isLast: boolean): Promise<void>
  /** Whether an operator may see a code for this contact: on a demonstration, of its own members. */
  mayReveal(db: Db, contact: Pick<CodeSubject, 'kind' | 'contact'>): Promise<boolean>
  /** The code of an entry of the outbox; undefined when there is no such entry. */
  reveal(db: Db, outboxId: number): Promise<string | undefined>
}

/** The contact in the form it is kept in; refuses 4000 naming the field. */
export const readContact = (kind: ContactKind, text: string, field = 'account'): string =>
  normalizeContact(kind, text) ?? refuseField(field)

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

export function openCodes(context: ServerContext, { mail, sms }: CodeSenders): Codes {
  const { db, clock, log, secrets, settings, jobs } = context
  const sealer = sealerOf(secrets, 'sealed')
  const hashKey = secrets.secret('codes')
  const hashOf = ({ contact, purpose }: CodeSubject, code: string, key = hashKey) =>
    createHmac('sha256', key).update(`${purpose} ${contact} ${code}`).digest()

  const findOpen = async (tx: Db, subject: CodeSubject) => {
    const code = await lockNewestCode(tx, subject)
    return code && isCodeOpen(code, clock()) ? code : undefined
  }
  const isSame = (hash: Buffer, subject: CodeSubject, code: string) =>
    [hashKey, ...secrets.earlier('codes')].some((key) => timingSafeEqual(hash, hashOf(subject, code, key)))

  const handOver = ({ id, kind, contact, language }: OutboxRow, code: string): Promise<void> => {
    const values = { code, minutes: codePolicy.validMs / minuteMs }
    const spoken = languageOf(language)
    const text = messageText(spoken, 'codeMailBody', values)
    if (kind === 'phone' && sms) return sms.send({ id: `code-${id}`, to: contact, text })
    const subject = messageText(spoken, 'codeMailSubject', values)
    if (kind === 'email' && mail) return mail.send({ to: contact, subject, text })
    throw new MessageRefused('there is no sender any more')
  }

  /** Delivers an entry of the outbox that waits; true unless it should be tried again. */
  const deliver = async (entryId: number, isLast: boolean): Promise<boolean> => {
    const entry = await findOutboxEntry(db, entryId)
    if (entry?.reason !== 'waiting') return true
    try {
      await handOver(entry, sealer.open(entry.sealed_code))
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

  return {
    async retry(entryId, isLast) {
      if (!(await deliver(entryId, isLast))) throw new Error('the code could not be sent yet')
    },
    async mayReveal(reader, { kind, contact }) {
      if (!settings.DEMO) return false
      const account = await findAccountBy(reader, kind, contact)
      return demoMembers.some(({ loginName }) => loginName === account?.login_name)
    },
    async send(subject, address, language) {
      const sender = subject.kind === 'email' ? mail : sms
      // On a platform of its own nobody could read it.
      if (!sender && !settings.DEMO) refuse('serviceNotOpen')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await db.transaction(async (tx) => {
        const nowMs = clock()
        await lockSending(tx, address, subject.contact)
        const sent = await countSent(tx, subject.contact, address, nowMs - dayMs, nowMs - hourMs)
        const decision = decideSending(toCodesSent(sent), nowMs)
        if (!decision.ok) refuse(decision.refusal, { retry_after: decision.waitSeconds })
        const { id } = await insertCode(tx, subject, hashOf(subject, code), address, nowMs)
        const entry = { codeId: id, sealedCode: sealer.seal(code), language }
        if (!sender) {
          await insertOutboxEntry(tx, { ...entry, reason: 'no_sender' })
          return
        }
        const entryId = await insertOutboxEntry(tx, { ...entry, reason: 'waiting' })
        // The first try is at once; the job makes up for it should it fail or this process end.
        await jobs.enqueue(sendCodeJob, { entryId }, { tx, key: String(entryId), delaySeconds: firstRetrySeconds })
        tx.afterCommit(async () => {
          await deliver(entryId, false)
        })
      })
    },
    check: (subject, code) =>
      db.transaction(async (tx) => {
        const open = await findOpen(tx, subject)
        if (!open) return false
        if (isSame(open.code_hash, subject, code)) return true
        await countTryOfCode(tx, open.id)
        return false
      }),
    async use(tx, subject, code) {
      const open = await findOpen(tx, subject)
      if (!open || !isSame(open.code_hash, subject, code)) return refuse('codeWrong')
      await markCodeUsed(tx, open.id, clock())
    },
    async reveal(reader, outboxId) {
      const entry = await findOutboxEntry(reader, outboxId)
      return entry && sealer.open(entry.sealed_code)
    },
  }
}
