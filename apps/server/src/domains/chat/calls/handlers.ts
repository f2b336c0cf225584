import type { CallRow } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import type { ServerContext } from '../../../context.ts'
import type { Handler, Handlers } from '../../../platform/http/handlers.ts'
import type { ReviewTools } from '../decide-review.ts'
import { listDrafts, saveDraft } from '../drafts/drafts.ts'
import { editMessage } from '../edits/edit-message.ts'
import {
  addChatFolder,
  deleteChatFolder,
  editChatFolder,
  fileChat,
  listChatFolders,
  sortChatFolders,
} from '../folders/folders.ts'
import type { GroupMessageSender } from '../group/group-message-sender.ts'
import type { GroupReadBatches } from '../group/group-read-batches.ts'
import type { LinkTools } from '../links/attach-link.ts'
import { previewLink } from '../links/preview-link.ts'
import type { ChatNeeds } from '../needs.ts'
import { closePoll } from '../polls/close-poll.ts'
import { GroupPolls } from '../polls/group-polls.ts'
import { listVoters } from '../polls/list-voters.ts'
import { votePoll } from '../polls/vote-poll.ts'
import type { PrivateMessageSender } from '../private-message-sender.ts'
import { GroupReactions } from '../reactions/group-reactions.ts'
import { listReactions } from '../reactions/list-reactions.ts'
import { setReaction } from '../reactions/set-reaction.ts'
import { deleteReminder, listReminders, setReminder } from '../reminders/reminders.ts'
import type { ScheduledTools } from '../scheduled/deliver.ts'
import {
  deleteScheduled,
  editScheduled,
  listScheduled,
  scheduleMessage,
  sendScheduled,
} from '../scheduled/scheduled.ts'
import type { SenderCards } from '../sender-cards.ts'
import { deleteGroupMessages } from './delete-group-messages.ts'
import { deletePrivateMessages } from './delete-private-messages.ts'
import { addFavorite, pageFavorites, removeFavorites } from './favorites.ts'
import { readGroupMessages, receiveGroupMessages } from './group-receipts.ts'
import { listGroupMessages } from './list-group-messages.ts'
import { listPrivateMessages } from './list-private-messages.ts'
import { getPinnedMessage, listPinnedMessages, pinMessage, unpinAllMessages } from './pin-message.ts'
import { readPrivateMessages } from './read-private-messages.ts'
import { receivePrivateMessages } from './receive-private-messages.ts'
import { reviewGroupMessage } from './review-group-message.ts'
import { sendGroupMessage } from './send-group-message.ts'
import { sendPrivateMessage } from './send-private-message.ts'
import { translateText } from './translate-text.ts'
import { withdrawGroupMessage } from './withdraw-group-message.ts'
import { withdrawPrivateMessage } from './withdraw-private-message.ts'

/** What the calls of chats share. */
export interface ChatDeps {
  readonly context: ServerContext
  readonly domains: ChatNeeds
  readonly cards: SenderCards
  readonly sender: PrivateMessageSender
  readonly groupSender: GroupMessageSender
  readonly groupReads: GroupReadBatches
  readonly reviewing: ReviewTools
  readonly links: LinkTools
  readonly scheduled: ScheduledTools
}

/** Whoever wrote or read a message is active. */
const counting =
  (domains: ChatNeeds) =>
  <Row extends CallRow & { readonly auth: 'bearer' }>(handler: Handler<Row>): Handler<Row> =>
  async (context, input) => {
    const answer = await handler(context, input)
    domains.business.activity.note(context.caller.userId)
    return answer
  }

/** Messages of two and of groups, and what becomes of them. */
export const chatHandlers = ({
  context,
  domains,
  cards,
  sender,
  groupSender,
  groupReads,
  reviewing,
  links,
  scheduled,
}: ChatDeps) => {
  const active = counting(domains)
  const { reading } = scheduled
  return {
    sendPrivateMessage: active(sendPrivateMessage(reading, sender)),
    listPrivateMessages: listPrivateMessages(domains),
    readPrivateMessages: active<typeof chatCalls.readPrivateMessages>(readPrivateMessages),
    receivePrivateMessages,
    deletePrivateMessages,
    withdrawPrivateMessage: withdrawPrivateMessage(domains, cards),
    translateText: translateText(domains),
    sendGroupMessage: active(sendGroupMessage(reading, groupSender)),
    listGroupMessages,
    readGroupMessages: active(readGroupMessages(groupReads)),
    receiveGroupMessages,
    deleteGroupMessages,
    withdrawGroupMessage: withdrawGroupMessage(domains, cards),
    reviewGroupMessage: reviewGroupMessage(reviewing),
    getPinnedMessage,
    listPinnedMessages,
    unpinAllMessages,
    pinMessage,
    addFavorite: addFavorite(cards),
    deleteFavorites: removeFavorites,
    listFavorites: pageFavorites,
    editMessage: active(editMessage(domains, links)),
    setReaction: active(setReaction(domains, new GroupReactions(context))),
    listReactions: listReactions(cards),
    saveDraft,
    listDrafts,
    votePoll: active(votePoll(new GroupPolls(context))),
    closePoll,
    listPollVoters: listVoters(cards),
    previewLink: previewLink(links.previews),
    scheduleMessage: active(scheduleMessage(domains)),
    listScheduled,
    editScheduled,
    sendScheduled: active(sendScheduled(scheduled)),
    deleteScheduled,
    listChatFolders,
    addChatFolder,
    editChatFolder,
    fileChat,
    sortChatFolders,
    deleteChatFolder,
    setReminder,
    listReminders,
    deleteReminder,
  } satisfies Handlers<typeof chatCalls>
}
