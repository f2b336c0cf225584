import { Refused } from '@cliffhanger/client/call-error.ts'
import { accountCalls } from '@cliffhanger/contract/account/calls.ts'
import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { PlatInfo } from '@cliffhanger/contract/session/schemas.ts'
import { isNickName } from '@cliffhanger/rules/account/validation.ts'
import { useState } from 'react'
import { pathTo } from '../../../platform/navigation/paths.ts'
import { Redirect, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { call } from '../../../platform/server/client.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { storeUser, useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Screen } from '../../../ui/layout/screen.tsx'
import { AvatarPicker } from '../../../ui/pictures/avatar-picker.tsx'
import { enter } from '../enter.ts'
import styles from './information-screen.module.css'

/** The page of first information: what the platform wants to know before home (S-9). */
export const InformationScreen = () => {
  const user = useUser()
  const { data, error, refetch } = useCall(sessionCalls.getPlatformInfo, {}, { enabled: user !== null })
  if (!user) return <Redirect to={pathTo('start')} />
  if (data) return <InformationForm user={user} platform={data.plat_info} />
  return <Screen>{error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />}</Screen>
}

interface InformationFormProps {
  readonly user: LoginUser
  readonly platform: PlatInfo
}

const InformationForm = ({ user, platform }: InformationFormProps) => {
  const t = useTexts()
  const query = useScreenQuery()
  const [avatarUrl, setAvatarUrl] = useState(user.avatar_url)
  const wantsProfile = platform.is_need_avatar_nickname === 1
  const wantsInvite = platform.is_need_invite_code === 1
  const wantsUpper = platform.is_need_upper_invite_code === 1
  const isInviteRequired = wantsInvite && platform.is_required_invite_code === 1
  const isUpperRequired = wantsUpper && platform.is_required_upper_invite_code === 1
  const form = useForm({ nick_name: user.nick_name, invite_code: '', upper_invite_code: '' }, (typed) => ({
    nick_name: !wantsProfile || isNickName(typed.nick_name) ? undefined : t('account.nicknameEmpty'),
    invite_code: isInviteRequired && typed.invite_code.trim() === '' ? t('session.required') : undefined,
    upper_invite_code: isUpperRequired && typed.upper_invite_code.trim() === '' ? t('session.required') : undefined,
  }))
  const proceed = (now: LoginUser) =>
    enter({ ...now, is_updated_avatar_nickname: 1 }, { isNew: query.get('isShow') === '1' })
  const save = useAction(
    async () => {
      const { nick_name, invite_code, upper_invite_code } = form.values
      const { user_info } = await call(accountCalls.firstEdit, {
        ...(wantsProfile && { avatar_url: avatarUrl, nick_name: nick_name.trim() }),
        ...(wantsInvite && { invite_code: invite_code.trim() }),
        ...(wantsUpper && { upper_invite_code: upper_invite_code.trim() }),
      })
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
  return (
    <Screen hasGlow>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (form.check()) save.run()
        }}
      >
        <h1 className={styles.title}>{t('account.informationTitle')}</h1>
        {wantsProfile && (
          <>
            <p className={styles.hint}>{t('account.informationHint')}</p>
            <AvatarPicker value={avatarUrl} onChange={setAvatarUrl} />
            <TextField
              {...form.field('nick_name')}
              label={t('account.nickname')}
              maxLength={30}
              autoComplete="nickname"
            />
          </>
        )}
        {wantsInvite && (
          <TextField {...form.field('invite_code')} label={t('session.inviteCode')} maxLength={32} autoComplete="off" />
        )}
        {wantsUpper && (
          <TextField
            {...form.field('upper_invite_code')}
            label={t('session.upperInviteCode')}
            maxLength={32}
            autoComplete="off"
          />
        )}
        <Button type="submit" block busy={save.isBusy}>
          {t('account.start')}
        </Button>
        {!wantsProfile && !isInviteRequired && !isUpperRequired && (
          <Button kind="text" block onClick={() => proceed(user)}>
            {t('shell.skip')}
          </Button>
        )}
      </form>
    </Screen>
  )
}
