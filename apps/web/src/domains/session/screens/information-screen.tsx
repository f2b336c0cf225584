import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { PlatInfo } from '@cliffhanger/contract/session/schemas.ts'
import { pathTo } from '../../../platform/navigation/paths.ts'
import { Redirect } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { AvatarPicker } from '../../../ui/pictures/avatar-picker.tsx'
import { useFirstInformation } from '../use-first-information.ts'
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
  const information = useFirstInformation(user, platform)
  return (
    <Screen hasGlow>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          information.submit()
        }}
      >
        <h1 className={styles.title}>{t('account.informationTitle')}</h1>
        {information.wantsProfile && (
          <>
            <p className={styles.hint}>{t('account.informationHint')}</p>
            <AvatarPicker value={information.avatarUrl} onChange={information.setAvatarUrl} />
            <TextField
              {...information.field('nick_name')}
              label={t('account.nickname')}
              maxLength={30}
              autoComplete="nickname"
            />
          </>
        )}
        {information.wantsInvite && (
          <TextField
            {...information.field('invite_code')}
            label={t('session.inviteCode')}
            maxLength={32}
            autoComplete="off"
          />
        )}
        {information.wantsUpper && (
          <TextField
            {...information.field('upper_invite_code')}
            label={t('session.upperInviteCode')}
            maxLength={32}
            autoComplete="off"
          />
        )}
        <Button type="submit" block busy={information.isSaving}>
          {t('account.start')}
        </Button>
        {information.isOptional && (
          <Button kind="text" block onClick={information.skip}>
            {t('shell.skip')}
          </Button>
        )}
      </form>
    </Screen>
  )
}
