import type { Group } from '@cliffhanger/contract/groups/schemas.ts'
import { mosaicOf } from '@cliffhanger/rules/groups/member-faces.ts'
import { mayConfigure } from '@cliffhanger/rules/groups/policy.ts'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { meInGroup } from '../../../shared/people/me-in-group.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { editGroup } from '../actions.ts'
import { GroupPicture } from '../components/group-picture.tsx'
import { GroupState, NotAllowed } from '../components/group-state.tsx'
import { useGroup, useGroupId } from '../use-group.ts'

/** Name, picture, description and notice of a group, for its creator and managers. */
export const EditGroupScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const { group, ...state } = useGroup(useGroupId())
  const mayNot = group !== undefined && mayConfigure(group, meInGroup(group), ['group_name']) !== undefined
  return (
    <Screen top={<NavBar title={t('groups.edit')} onBack={goBack} />}>
      {!group && <GroupState {...state} />}
      {mayNot && <NotAllowed title={t('groups.editNotAllowed')} />}
      {group && !mayNot && <EditForm group={group} onDone={goBack} />}
    </Screen>
  )
}

const EditForm = ({ group, onDone }: { readonly group: Group; readonly onDone: () => void }) => {
  const t = useTexts()
  const myId = useUser()?.user_id
  const [picture, setPicture] = useState(group.avatar_url)
  const faces = mosaicOf({ ...group, avatar_url: picture }, myId ?? 0)
  const { group_name, description, notice } = group
  const form = useForm({ group_name, description, notice }, (typed) => ({
    group_name: typed.group_name.trim() === '' ? t('groups.nameEmpty') : undefined,
  }))
  const save = useAction(async () => {
    if (!form.check() || myId === undefined) return
    const typed = {
      group_name: form.values.group_name.trim(),
      avatar_url: picture,
      description: form.values.description.trim(),
      notice: form.values.notice.trim(),
    }
    // A notice that is sent again would be announced again.
    const changed = Object.entries(typed).filter(([name, value]) => value !== group[name as keyof typeof typed])
    if (changed.length > 0) await editGroup(myId, { group_id: group.group_id, ...Object.fromEntries(changed) })
    toast(t('shell.saved'))
    onDone()
  }, form.refuse)
  return (
    <FormPage submitLabel={t('shell.save')} isBusy={save.isBusy} onSubmit={save.run}>
      <GroupPicture name={form.values.group_name} value={picture} onChange={setPicture} size={88} faces={faces} />
      <TextField {...form.field('group_name')} label={t('groups.name')} maxLength={30} />
      <TextArea {...form.field('description')} label={t('groups.description')} maxLength={200} />
      <TextArea {...form.field('notice')} label={t('groups.notice')} maxLength={1000} rows={4} />
    </FormPage>
  )
}
