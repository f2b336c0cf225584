import { chatOperatorCalls } from '@cliffhanger/contract/chat/operator-calls.ts'
import { chosenNumber, type Source } from '../../platform/data-provider.ts'
import { callServer } from '../../platform/server.ts'

export const reviewSource: Source = {
  list: async ({ page, limit, filter }) => {
    const { list, total } = await callServer(chatOperatorCalls.listReviews, {
      page,
      limit,
      group_id: chosenNumber(filter.group_id),
    })
    return { list: list.map((message) => ({ ...message, id: message.msg_id })), total }
  },
}
