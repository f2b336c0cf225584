import { Refused } from '@cliffhanger/client/call-error.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import FileText from 'lucide-react/icons/file-text'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import article from '../../../ui/layout/article.module.css'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'

/** The rules of teams among the agreements. */
const teamRules = 2

/** How teams work, what earns and what never does. The server sends it sanitised (V-42). */
export const TeamRulesScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('inviteFriends')
  const { data, error, refetch } = useCall(sessionCalls.getAgreement, { type: teamRules })
  const isEmpty = data?.content === '' || (error instanceof Refused && error.is('notFound'))
  return (
    <Screen isText top={<NavBar title={t('teams.rules')} onBack={goBack} />}>
      {data && !isEmpty && (
        <article className={article.text}>
          <div dangerouslySetInnerHTML={{ __html: data.content }} />
        </article>
      )}
      {isEmpty && <EmptyState icon={FileText} title={t('teams.noRules')} />}
      {!data && error && !isEmpty && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={article.text} aria-busy="true">
          {[90, 100, 96, 70, 98, 88].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
      )}
    </Screen>
  )
}
