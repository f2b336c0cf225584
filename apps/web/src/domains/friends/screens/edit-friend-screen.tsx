import type { CallData } from '@cliffhanger/contract/call.ts'
import { contactCalls } from '@cliffhanger/contract/friends/contact-calls.ts'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import page from '../../../ui/forms/form-page.module.css'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { moveFriends, renameFriend } from '../actions.ts'
import { FriendGroupField } from '../components/friend-group-field.tsx'

/** The name I give to the friend `friend_idx`, and the friend group I put them in. */
export const EditFriendScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('addressBook')
  const friendId = Number(useScreenQuery().get('friend_idx'))
  const { data, error, refetch } = useCall(contactCalls.getFriend, { friend_id: friendId })
  return (
    <Screen top={<NavBar title={t('friends.remarkAndGroup')} onBack={goBack} />}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={2} />)}
      {data?.is_friend === 0 && <p className={page.reason}>{t('friends.notFriends')}</p>}
      {data?.is_friend === 1 && <EditForm userinfo={data.userinfo} onDone={goBack} />}
    </Screen>
  )
}

interface EditFormProps {
  readonly userinfo: CallData<typeof contactCalls.getFriend>['userinfo']
  readonly onDone: () => void
}

const EditForm = ({ userinfo, onDone }: EditFormProps) => {
  const t = useTexts()
  const myId = useUser()?.user_id
  const [folder, setFolder] = useState(userinfo.friend_group_id)
  const form = useForm({ friend_nickname: userinfo.friend_remark }, ({ friend_nickname }) => ({
    friend_nickname: friend_nickname.trim().length > 30 ? t('friends.remarkTooLong') : undefined,
  }))
  const save = useAction(async () => {
    if (myId === undefined || !form.check()) return
    const remark = form.values.friend_nickname.trim()
    if (remark !== userinfo.friend_remark) await renameFriend(myId, userinfo.user_id, remark)
    if (folder !== userinfo.friend_group_id) await moveFriends(myId, [userinfo.user_id], folder)
    toast(t('shell.saved'))
    onDone()
  }, form.refuse)
  return (
    <FormPage submitLabel={t('shell.save')} isBusy={save.isBusy} onSubmit={save.run}>
      <TextField
        {...form.field('friend_nickname')}
        label={t('friends.remark')}
        hint={t('friends.remarkHint')}
        placeholder={userinfo.nick_name}
        maxLength={30}
      />
      <FriendGroupField value={folder} onChange={setFolder} />
    </FormPage>
  )
}
