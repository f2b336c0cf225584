import { type RealName, realNameCalls } from '@cliffhanger/contract/account/real-name-calls.ts'
import { realNameStates } from '@cliffhanger/contract/account/states.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CircleHelp from 'lucide-react/icons/circle-help'
import Clock from 'lucide-react/icons/clock'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RealNameForm } from '../components/forms/real-name-form.tsx'
import { IdentityHead } from '../identity/identity-head.tsx'
import { IdentityPoints } from '../identity/identity-points.tsx'
import { useUses } from '../identity/uses.ts'
import styles from './real-name-screen.module.css'

/** Certifying who I really am (S-84): a form, then a wait; certified is for good, failed can apply again. */
export const RealNameScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('settings')
  const { data, error, refetch } = useCall(realNameCalls.getRealName, {})
  const retry = () => void refetch()
  return (
    <Screen top={<NavBar title={t('payment.realName')} onBack={goBack} />}>
      {!data && (error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows rows={3} />)}
      {data && error && <StaleNote onRetry={retry} />}
      {data && <State realName={data} />}
    </Screen>
  )
}

const State = ({ realName }: { readonly realName: RealName }) => {
  const { status, real_name: name, id_card: number, reason, needed_for: neededFor } = realName
  switch (status) {
    case 0:
    case 3: {
      const former = status === realNameStates.failed ? { name, number, reason } : undefined
      return <RealNameForm key={status} former={former} neededFor={neededFor} />
    }
    case 1:
      return <InReview realName={realName} />
    case 2:
      return <Certified realName={realName} />
    default:
      return status satisfies never
  }
}

const InReview = ({ realName }: { readonly realName: RealName }) => {
  const t = useTexts()
  const language = useLanguage()
  const date = formatMoment(realName.update_time * 1000, 'day', language)
  return (
    <>
      <IdentityHead
        icon={Clock}
        tone="waits"
        title={t('payment.realNameReview')}
        hint={t('payment.realNameSentOn', { date })}
      />
      <Details realName={realName} />
      <div className={styles.points}>
        <IdentityPoints neededFor={realName.needed_for} isSent />
      </div>
    </>
  )
}

const Certified = ({ realName }: { readonly realName: RealName }) => {
  const t = useTexts()
  const language = useLanguage()
  const uses = useUses(realName.needed_for)
  const date = formatMoment(realName.update_time * 1000, 'day', language)
  return (
    <>
      <IdentityHead
        icon={BadgeCheck}
        tone="ok"
        title={t('payment.realNameDone')}
        hint={t('payment.realNameSince', { date })}
      />
      <Details realName={realName} />
      {uses.length > 0 && (
        <CellGroup heading={t('payment.realNameOpened')}>
          {uses.map(({ icon, title, text, screen }) => (
            <Cell key={title} icon={icon} title={t(title)} description={t(text)} href={hrefTo(screen)} isShortcut />
          ))}
        </CellGroup>
      )}
      <CellGroup heading={t('payment.realNameWrong')}>
        <Cell
          icon={CircleHelp}
          title={t('notices.help')}
          description={t('payment.realNameWrongText')}
          href={hrefTo('message', { tab: 'help' })}
          isShortcut
        />
      </CellGroup>
    </>
  )
}

const Details = ({ realName }: { readonly realName: RealName }) => {
  const t = useTexts()
  return (
    <DetailList
      lines={[
        { label: t('payment.name'), value: realName.real_name },
        { label: t('payment.cardNumber'), value: realName.id_card },
      ]}
    />
  )
}
