import type { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { presentType } from '../present.ts'
import { listHomeTypes as listTypes } from '../queries/home.ts'

/** Category tabs of the home page, "all" first. */
export const listHomeTypes: Handler<typeof dramaCalls.listHomeTypes> = async (context) => {
  const types = await listTypes(context.db)
  const all = { id: 0, name: messageText(context.language, 'allTypes'), icon: '', sort: 0 }
  return { list: [all, ...types.map((row) => presentType(context, row))] }
}
