import { Refused } from '@cliffhanger/client/call-error.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import type { CrowContract } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import FileX from 'lucide-react/icons/file-x'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import article from '../../../ui/layout/article.module.css'
import { BottomBar } from '../../../ui/layout/bottom-bar.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { acceptContract } from '../accepted-contract.ts'
import { ContractFacts } from '../components/contract-facts.tsx'
import { ContractFiles } from '../components/contract-files.tsx'
import styles from '../components/crowdfunding.module.css'

/** The contract of a project before joining, which can be accepted here, or the one I signed, to keep. */
export const ContractScreen = () => {
  const t = useTexts()
  const query = useScreenQuery()
  const orderId = Number(query.get('order_id')) || 0
  const projectId = Number(query.get('project_id')) || 0
  const goBack = useGoBack(orderId > 0 ? 'myCrowd' : 'crowdList')
  const { data, error, refetch } = useCall(
    projectCalls.getContract,
    orderId > 0 ? { order_id: orderId } : { project_id: projectId },
    { enabled: orderId > 0 || projectId > 0 },
  )
  const isMissing = (orderId === 0 && projectId === 0) || (error instanceof Refused && error.is('notFound'))
  const contract = data?.contract
  const accept = ({ hash }: CrowContract): void => {
    acceptContract(projectId, hash)
    // Reading it was opening it, with its disclosure of risk.
    void forgetAnswers(projectCalls.getProject)
    toast(t('crowdfunding.accepted'))
    goBack()
  }
  return (
    <Screen
      isText
      top={<NavBar title={t('crowdfunding.contract')} onBack={goBack} />}
      bottom={
        contract?.order_id === 0 && (
          <BottomBar>
            <Button block onClick={() => accept(contract)}>
              {t('crowdfunding.accept')}
            </Button>
          </BottomBar>
        )
      }
    >
      {isMissing && (
        <EmptyState
          icon={FileX}
          title={t('crowdfunding.noContract')}
          action={
            <Button kind="quiet" size="small" onClick={() => goTo('crowdList')}>
              {t('crowdfunding.seeProjects')}
            </Button>
          }
        />
      )}
      {!isMissing &&
        !contract &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={6} />)}
      {contract && (
        <>
          <div className={styles.page}>
            <h2 className={styles.heading}>{contract.title}</h2>
            <ContractFacts contract={contract} />
            {contract.order_id > 0 && <ContractFiles contract={contract} />}
          </div>
          <article
            className={article.text}
            lang={contract.language}
            dangerouslySetInnerHTML={{ __html: contract.content }}
          />
        </>
      )}
    </Screen>
  )
}
