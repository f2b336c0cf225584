import { Refused } from '@cliffhanger/client/call-error.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import type { PlatInfo } from '@cliffhanger/contract/session/schemas.ts'
import { isNickName } from '@cliffhanger/rules/account/validation.ts'
import { useState } from 'react'
import { useGoBack } from '../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../platform/navigation/router.tsx'
import { call } from '../../platform/server/client.ts'
import { queryClient } from '../../platform/server/queries.ts'
import { storeUser } from '../../platform/session/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { useAction } from '../../ui/actions/use-action.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { enter } from './enter.ts'

/** What the platform asks a new member for (S-9), or what a member gives on their own (`own`), what was typed, and how it is saved before home or
 *  the page one came from. */
export function useFirstInformation(user: LoginUser, platform: PlatInfo) {
  const t = useTexts()
  const query = useScreenQuery()
  const [avatarUrl, setAvatarUrl] = useState(user.avatar_url)
  const isOwn = query.get('own') === '1'
  const goBack = useGoBack('chats')
  const wantsProfile = isOwn || platform.is_need_avatar_nickname === 1
  const wantsInvite = platform.is_need_invite_code === 1
  const wantsUpper = platform.is_need_upper_invite_code === 1
  const isInviteRequired = wantsInvite && platform.is_required_invite_code === 1
  const isUpperRequired = wantsUpper && platform.is_required_upper_invite_code === 1
  // The name an account was made with is none that anybody would choose.
  const form = useForm({ nick_name: isOwn ? '' : user.nick_name, invite_code: '', upper_invite_code: '' }, (typed) => ({
    nick_name: !wantsProfile || isNickName(typed.nick_name) ? undefined : t('account.nicknameEmpty'),
    invite_code: isInviteRequired && typed.invite_code.trim() === '' ? t('session.required') : undefined,
    upper_invite_code: isUpperRequired && typed.upper_invite_code.trim() === '' ? t('session.required') : undefined,
  }))
  const proceed = (now: LoginUser) => {
    if (isOwn) goBack()
    else enter({ ...now, is_updated_avatar_nickname: 1 }, { isNew: query.get('isShow') === '1' })
  }
  const save = useAction(
    async (avatar_url: string, { nick_name, invite_code, upper_invite_code }: typeof form.values) => {
      const { user_info } = await call(accountCalls.firstEdit, {
        ...(wantsProfile && { avatar_url, nick_name: nick_name.trim() }),
        ...(wantsInvite && { invite_code: invite_code.trim() }),
        ...(wantsUpper && { upper_invite_code: upper_invite_code.trim() }),
      })
      // What was asked before would bring the old name back.
      queryClient.removeQueries({ queryKey: [accountCalls.getAccount.id] })
      storeUser(user_info)
      proceed(user_info)
    },
    (error) => {
      if (error instanceof Refused && error.is('stateChanged')) {
        proceed(user)
        return true
      }
      const isInvite = error instanceof Refused && (error.is('inviteCodeRequired') || error.is('inviteCodeUnknown'))
      return isInvite ? form.refuse(error, wantsInvite ? 'invite_code' : 'upper_invite_code') : form.refuse(error)
    },
  )

  return {
    isOwn,
    goBack,
    wantsProfile,
    wantsInvite,
    wantsUpper,
    /** The platform insists on nothing that it does not know already. */
    isOptional: !isInviteRequired && !isUpperRequired,
    avatarUrl,
    setAvatarUrl,
    field: form.field,
    isSaving: save.isBusy,
    submit(): void {
      if (form.check()) save.run(avatarUrl, form.values)
    },
    /** Goes on with the name and the picture that the account was made with. */
    skip(): void {
      if (!wantsProfile) proceed(user)
      else save.run(user.avatar_url, { nick_name: user.nick_name, invite_code: '', upper_invite_code: '' })
    },
  }
}
