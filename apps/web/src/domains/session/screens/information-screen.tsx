import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { PlatInfo } from '@cliffhanger/contract/session/schemas.ts'
import { languageNames } from '@cliffhanger/i18n/languages.ts'
import Globe from 'lucide-react/icons/globe'
import { hrefTo, pathTo } from '../../../platform/navigation/paths.ts'
import { Redirect } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
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

interface BarProps {
  /** Left out where the platform insists on something. */
  readonly onSkip: (() => void) | undefined
  readonly isSaving: boolean
}

/** Another language, and the way past the questions. */
const Bar = ({ onSkip, isSaving }: BarProps) => {
  const t = useTexts()
  const language = useLanguage()
  return (
    <div className={styles.bar}>
      <a
        className={styles.language}
        href={hrefTo('locale')}
        aria-label={`${t('account.language')}: ${languageNames[language]}`}
      >
        <Icon of={Globe} size={18} />
        {languageNames[language]}
      </a>
      {onSkip && (
        <Button kind="text" disabled={isSaving} onClick={onSkip}>
          {t('shell.skip')}
        </Button>
      )}
    </div>
  )
}

const InformationForm = ({ user, platform }: InformationFormProps) => {
  const t = useTexts()
  const information = useFirstInformation(user, platform)
  return (
    <Screen
      hasGlow
      top={
        information.isOwn ? (
          <NavBar isClear onBack={information.goBack} />
        ) : (
          <Bar onSkip={information.isOptional ? information.skip : undefined} isSaving={information.isSaving} />
        )
      }
    >
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
          {t(information.isOwn ? 'shell.save' : 'account.start')}
        </Button>
      </form>
    </Screen>
  )
}
