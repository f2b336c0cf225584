import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import * as z from 'zod'
import type { ServerContext } from '../../context.ts'
import { defineJob } from '../../platform/database/jobs.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { SupportNeeds } from './needs.ts'
import { findCase, lockCase } from './queries/cases.ts'
import { setAway } from './queries/changes.ts'
import { findHours } from './queries/hours.ts'

/** A case was opened out of hours. */
export const answerAwayJob = defineJob({
  name: 'support.answer-away',
  schema: z.object({ case_id: z.int().positive() }),
})

/** S-143: answers the first message of a case out of hours in its member's language, once. What was answered meanwhile is left alone, as is a member
 *  whom the account may not write to any more. */
export async function answerAway(
  { db }: Pick<ServerContext, 'db'>,
  { account, chat }: SupportNeeds,
  caseId: number,
): Promise<void> {
  const isDone = (found: { away_msg_id: number | null; answered_ms: number | null; state: string } | undefined) =>
    !found || found.away_msg_id !== null || found.answered_ms !== null || found.state === 'closed'
  const opened = await findCase(db, caseId)
  if (!opened || isDone(opened)) return
  const { member_id: memberId, account_id: accountId } = opened
  const language = await account.findLanguageOf(db, memberId)
  const written: ByLanguage<string | undefined> = (await findHours(db))?.hours.texts ?? {}
  const text = written[language]?.trim() || messageText(language, 'supportAway')
  const answer = db.transaction(
    async (tx) => {
      const { msg_id } = await chat.postOnce(tx, {
        ...{ senderId: accountId, peerId: memberId, localId: opened.away_local_id },
        ...{ chatType: 'private', messageType: 'text', contentText: textContent(text) },
        ...{ refMessageId: 0, ip: '', fileKeys: [] },
      })
      // Somebody may have answered while this waited for the conversation: then nothing is said.
      if (isDone(await lockCase(tx, caseId))) throw new Refusal('stateChanged')
      await setAway(tx, caseId, msg_id)
    },
    { retries: 3 },
  )
  await answer.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}
