import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import FileText from 'lucide-react/icons/file-text'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import article from '../../../ui/layout/article.module.css'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import styles from './agreement-screen.module.css'

const types = [0, 1, 2, 3, 4, 5, 6] as const

/** A legal or rule text. The server sends it sanitised (V-42); the operator edits it per language. */
export const AgreementScreen = () => {
  const t = useTexts()
  const language = useLanguage()
  const goBack = useGoBack('login')
  const query = useScreenQuery()
  const type = types.find((each) => String(each) === query.get('type')) ?? 0
  const { data, error, refetch } = useCall(sessionCalls.getAgreement, { type })
  return (
    <Screen isText top={<NavBar title={data?.title ?? t('session.agreement')} onBack={goBack} />}>
      {data && data.content !== '' && (
        <article className={article.text}>
          <p className={styles.date}>
            {t('session.updatedOn', { date: formatMoment(data.update_time * 1000, 'day', language) })}
          </p>
          <div dangerouslySetInnerHTML={{ __html: data.content }} />
        </article>
      )}
      {data?.content === '' && <EmptyState icon={FileText} title={t('session.noContent')} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={article.text}>
          {[90, 100, 96, 70, 98, 88].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
      )}
    </Screen>
  )
}
