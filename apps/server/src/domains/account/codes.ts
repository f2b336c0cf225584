import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { ContactKind } from '@cliffhanger/contract/account/schemas.ts'
import { type Language } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { normalizeContact } from '@cliffhanger/rules/account/validation.ts'
import { codePolicy, dayMs, decideSending, hourMs, isCodeOpen } from '@cliffhanger/rules/session/code-policy.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/db.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { sealerOf } from '../../platform/sealed.ts'
import type { MailSender } from '../../platform/sender.ts'
import {
  type CodeSubject,
  countSent,
  countTryOfCode,
  findOutboxEntry,
  insertCode,
  insertOutboxEntry,
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
  /** The code of an entry of the outbox, for an operator; undefined when there is no such entry. */
  reveal(db: Db, outboxId: number): Promise<string | undefined>
}

/** The contact in the form it is kept in; refuses 4000 naming the field. */
export const readContact = (kind: ContactKind, text: string, field = 'account'): string =>
  normalizeContact(kind, text) ?? refuseField(field)

export function openCodes(context: ServerContext, mail: MailSender | undefined): Codes {
  const { db, clock, log, secrets } = context
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

  /** Mails go out after the commit; one that no server took is left to the operators. */
  const deliver = (sender: MailSender, codeId: number, { contact }: CodeSubject, code: string, language: Language) => {
    const values = { code, minutes: codePolicy.validMs / 60_000 }
    sender
      .send({
        to: contact,
        subject: messageText(language, 'codeMailSubject', values),
        text: messageText(language, 'codeMailBody', values),
      })
      .catch(async (fault: unknown) => {
        log.error({ err: fault, codeId }, 'a code could not be mailed')
        await insertOutboxEntry(db, codeId, sealer.seal(code), 'failed')
      })
      .catch((fault: unknown) => log.error({ err: fault, codeId }, 'a code is lost'))
  }

  return {
    async send(subject, address, language) {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await db.transaction(async (tx) => {
        const nowMs = clock()
        await lockSending(tx, address, subject.contact)
        const sent = await countSent(tx, subject.contact, address, nowMs - dayMs, nowMs - hourMs)
        const decision = decideSending(toCodesSent(sent), nowMs)
        if (!decision.ok) refuse(decision.refusal, { retry_after: decision.waitSeconds })
        const { id } = await insertCode(tx, subject, hashOf(subject, code), address, nowMs)
        if (mail && subject.kind === 'email') tx.afterCommit(() => deliver(mail, id, subject, code, language))
        else await insertOutboxEntry(tx, id, sealer.seal(code), 'no_sender')
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
