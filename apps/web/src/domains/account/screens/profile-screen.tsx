import type { LoginUser, Sex } from '@cliffhanger/contract/account/schemas.ts'
import { isNickName, isSignature } from '@cliffhanger/rules/account/validation.ts'
import { useState } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { sexLabels } from '../../../ui/people/sex-labels.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { AvatarPicker } from '../../../ui/pictures/avatar-picker.tsx'
import { SexPicker } from '../components/sex-picker.tsx'
import { editProfile, useAccount } from '../use-account.ts'
import styles from './profile-screen.module.css'

type Edited = 'avatar' | 'nick_name' | 'sex' | 'sign_remark'

/** My public profile, changed field by field. */
export const ProfileScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const { user, error, refetch } = useAccount()
  const [edited, setEdited] = useState<Edited | null>(null)
  const close = () => setEdited(null)
  const save = useAction(async (changes: { readonly avatar_url?: string; readonly sex?: Sex }) => {
    await editProfile(changes)
    close()
    toast(t('shell.saved'))
  })
  if (!user) {
    return (
      <Screen width="wide" top={<NavBar title={t('account.profile')} onBack={goBack} />}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />}
      </Screen>
    )
  }
  return (
    <Screen width="wide" top={<NavBar title={t('account.profile')} onBack={goBack} />}>
      <Face user={user} onChange={() => setEdited('avatar')} />
      <CellGroup>
        <Cell title={t('account.nickname')} value={user.nick_name} onClick={() => setEdited('nick_name')} />
        <Cell title={t('account.sex')} value={t(sexLabels[user.sex])} onClick={() => setEdited('sex')} />
        <Cell
          title={t('account.signature')}
          value={user.sign_remark || t('account.signatureEmpty')}
          onClick={() => setEdited('sign_remark')}
        />
        <Cell title={t('account.userNumber')} value={user.user_no} />
      </CellGroup>
      <Sheet isOpen={edited === 'avatar'} onClose={close} title={t('account.chooseAvatar')}>
        <AvatarPicker
          value={user.avatar_url}
          disabled={save.isBusy}
          onChange={(avatar_url) => save.run({ avatar_url })}
        />
      </Sheet>
      <Sheet isOpen={edited === 'sex'} onClose={close} title={t('account.sex')}>
        <SexPicker value={user.sex} disabled={save.isBusy} onChange={(sex) => save.run({ sex })} />
      </Sheet>
      <Sheet isOpen={edited === 'nick_name'} onClose={close} title={t('account.nickname')}>
        <TextEdit name="nick_name" user={user} onDone={close} />
      </Sheet>
      <Sheet isOpen={edited === 'sign_remark'} onClose={close} title={t('account.signature')}>
        <TextEdit name="sign_remark" user={user} onDone={close} />
      </Sheet>
    </Screen>
  )
}

/** My picture, which changes when it is pressed; a desktop also shows what others read below it. */
const Face = ({ user, onChange }: { readonly user: LoginUser; readonly onChange: () => void }) => {
  const t = useTexts()
  const picture = <Avatar name={user.nick_name} url={user.avatar_url} size={96} />
  if (!useIsDesktop()) {
    return (
      <button type="button" className={styles.picture} aria-label={t('account.chooseAvatar')} onClick={onChange}>
        {picture}
      </button>
    )
  }
  return (
    <Card isCentered>
      <div className={styles.face}>
        {picture}
        <h2 className={styles.name}>{user.nick_name}</h2>
        <p className={styles.line}>{t('account.myId', { number: user.user_no })}</p>
        {user.sign_remark !== '' && <p className={styles.line}>{user.sign_remark}</p>}
        <Button kind="quiet" size="small" className={styles.change} onClick={onChange}>
          {t('account.chooseAvatar')}
        </Button>
      </div>
    </Card>
  )
}

interface TextEditProps {
  readonly name: 'nick_name' | 'sign_remark'
  readonly user: LoginUser
  readonly onDone: () => void
}

const TextEdit = ({ name, user, onDone }: TextEditProps) => {
  const t = useTexts()
  const isNick = name === 'nick_name'
  const form = useForm({ [name]: user[name] }, (typed) => {
    const text = typed[name] ?? ''
    return { [name]: (isNick ? isNickName(text) : isSignature(text)) ? undefined : t('account.nicknameEmpty') }
  })
  const save = useAction(
    async () => {
      await editProfile({ [name]: form.values[name]?.trim() ?? '' })
      toast(t('shell.saved'))
      onDone()
    },
    (error) => form.refuse(error),
  )
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (form.check()) save.run()
      }}
    >
      <TextField
        {...form.field(name)}
        label={t(isNick ? 'account.nickname' : 'account.signature')}
        maxLength={isNick ? 30 : 100}
        autoComplete={isNick ? 'nickname' : 'off'}
        autoFocus
      />
      <Button type="submit" block busy={save.isBusy} waitsFor={form.missing}>
        {t('shell.save')}
      </Button>
    </form>
  )
}
