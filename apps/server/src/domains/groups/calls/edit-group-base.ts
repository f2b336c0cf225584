import type { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { mayConfigure } from '@cliffhanger/rules/groups/policy.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuseField } from '../../../platform/http/refusal.ts'
import { refusalDetails } from '../../chat/index.ts'
import { actingIn, changeGroup, obey } from '../change-group.ts'
import { editGroup, seenBy } from '../edit-group.ts'
import type { GroupsNeeds } from '../needs.ts'
import { pictureOf } from '../pictures.ts'

/** Changes name, picture, description or notice; a new notice stands in the conversation, too. */
export const editGroupBase =
  (domains: GroupsNeeds): Handler<typeof groupsCalls.editGroupBase> =>
  (context, { group_id: groupId, ...requested }) => {
    const name = requested.group_name?.trim()
    if (name === '') return refuseField('group_name')
    return changeGroup(context, groupId, async (tx, seat) => {
      const { group, me } = seat
      const refusal = mayConfigure(group, actingIn(seat, context.clock()), Object.keys(requested))
      obey(refusal, refusalDetails(refusal, me))
      const { avatar_url: picture, description, notice } = requested
      const isNewPicture = picture !== undefined && picture !== group.avatar_url
      const change = {
        ...(name !== undefined && { group_name: name }),
        ...(isNewPicture && { avatar_url: await pictureOf(domains, tx, me.user_id, picture) }),
        ...(description !== undefined && { description: description.trim() }),
        ...(notice !== undefined && { notice: notice.trim() }),
      }
      const edited = await editGroup(context, tx, group, change, me.user_id)
      if (edited.notice !== group.notice && edited.notice !== '')
        await domains.chat.postGroupNotice(tx, {
          groupId,
          action: 'group_notice',
          userId: me.user_id,
          memberIds: [],
          text: edited.notice,
        })
      return seenBy(seat, edited, context.clock())
    })
  }
