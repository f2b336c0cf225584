import * as z from 'zod/mini'
import { call } from '../call.ts'
import { id, seconds, text } from '../schema.ts'

export const editCalls = {
  editMessage: call({
    id: 'message-edit',
    method: 'POST',
    path: '/api/v6/Message/edit',
    auth: 'bearer',
    rate: '60/min',
    request: z.object({
      chat_type: z.enum(['private', 'group']),
      target_id: id(),
      msg_id: id(),
      /** What the message says from now on; its files stay. '' only where it has files. */
      text: text(0, 5000),
    }),
    data: z.object({ msg_id: id(), content_text: z.string(), edit_time: seconds() }),
    errors: [
      'notFriends',
      'blacklisted',
      'mutedInGroup',
      'groupMuted',
      'notGroupMember',
      'groupForbids',
      'groupDissolved',
      'messageGone',
      'cannotEditMessage',
    ],
    summary: 'Changes the text of my own message while it may be withdrawn; the same text again changes nothing',
  }),
} as const
