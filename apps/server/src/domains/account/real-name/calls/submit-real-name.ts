import type { realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { normalizeIdCard, realNameStep } from '@cliffhanger/rules/account/real-name.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { holdFiles, ownsPictures } from '../../../uploads/index.ts'
import { numberHashOf, sealApplication } from '../application.ts'
import { submitApplication } from '../queries.ts'

/** Applies for certification (S-84); of two at once one is 3014. The pictures have to be private files of the member. */
export const submitRealName: Handler<typeof realNameCalls.submitRealName> = async (
  context,
  { real_name: typedName, id_card: typedNumber, front_url: front, back_url: back },
) => {
  const { db, clock, caller } = context
  const name = typedName.trim()
  if (name.length < 2) return refuseField('real_name')
  const number = normalizeIdCard(typedNumber) ?? refuseField('id_card')
  if (!(await ownsPictures(db, caller.userId, [front, back]))) return refuse('fileNotUploaded')
  const application = { real_name: name, id_card: number, front_url: front, back_url: back }
  const files = [front, back]
  const row = {
    userId: caller.userId,
    sealed: sealApplication(context, application),
    numberHash: numberHashOf(context, application),
    files,
    nowMs: clock(),
  }
  const submitted = await db.transaction(async (tx) => {
    const held = await holdFiles(tx, files)
    if (!files.every((key) => held.has(key))) refuse('fileNotUploaded')
    return submitApplication(tx, row, realNameStep('submit').from)
  })
  return submitted ? { status: 1 } : refuse('realNameInReview')
}
