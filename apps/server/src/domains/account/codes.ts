import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { ContactKind } from '@cliffhanger/contract/account/schemas.ts'
import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { normalizeContact } from '@cliffhanger/rules/account/validation.ts'
import { decideSending, isCodeOpen } from '@cliffhanger/rules/session/code-policy.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { CodeDelivery, type CodeSenders } from './code-delivery.ts'
import { demoMembers } from './demo-members.ts'
import { findAccountBy } from './queries/accounts.ts'
import {
  type CodeSubject,
  countSent,
  countTryOfCode,
  insertCode,
  lockNewestCode,
  lockSending,
  markCodeUsed,
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

export function openCodes(context: ServerContext, senders: CodeSenders): Codes {
  const { db, clock, secrets, settings } = context
  const delivery = new CodeDelivery(context, senders)
  const hashKey = secrets.secret('codes')
  const hashOf = ({ contact, purpose }: CodeSubject, code: string, key = hashKey) =>
    createHmac('sha256', key).update(`${purpose} ${contact} ${code}`).digest()

  const findOpen = async (tx: Db, subject: CodeSubject) => {
    const code = await lockNewestCode(tx, subject)
    return code && isCodeOpen(code, clock()) ? code : undefined
  }
  const isSame = (hash: Buffer, subject: CodeSubject, code: string) =>
    [hashKey, ...secrets.earlier('codes')].some((key) => timingSafeEqual(hash, hashOf(subject, code, key)))

  return {
    retry: (entryId, isLast) => delivery.retry(entryId, isLast),
    reveal: (reader, outboxId) => delivery.reveal(reader, outboxId),
    async mayReveal(reader, { kind, contact }) {
      if (!settings.DEMO) return false
      const account = await findAccountBy(reader, kind, contact)
      return demoMembers.some(({ loginName }) => loginName === account?.login_name)
    },
    async send(subject, address, language) {
      // On a platform of its own nobody could read it.
      if (!delivery.canSend(subject.kind) && !settings.DEMO) refuse('serviceNotOpen')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await db.transaction(async (tx) => {
        const nowMs = clock()
        await lockSending(tx, address, subject.contact)
        const sent = await countSent(tx, subject.contact, address, nowMs - dayMs, nowMs - hourMs)
        const decision = decideSending(toCodesSent(sent), nowMs)
        if (!decision.ok) refuse(decision.refusal, { retry_after: decision.waitSeconds })
        const { id } = await insertCode(tx, subject, hashOf(subject, code), address, nowMs)
        await delivery.post(tx, { kind: subject.kind, codeId: id, code, language })
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
  }
}
