import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import type { CrowProject } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { call } from '../../../platform/server/client.ts'
import { forgetAnswers } from '../../../platform/server/optimistic.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { classNames } from '../../../ui/class-names.ts'
import article from '../../../ui/layout/article.module.css'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './crowdfunding.module.css'

interface RiskSheetProps {
  readonly project: CrowProject
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What can go wrong, in plain words. Nobody joins before they have opened it; the server notes that with the contract it belongs to. */
export const RiskSheet = ({ project, isOpen, onClose }: RiskSheetProps) => {
  const t = useTexts()
  const language = useLanguage()
  const rate = `${percentOf(project.penalty_rate, language)}%`
  const confirm = useAction(async () => {
    await call(projectCalls.getContract, { project_id: project.id })
    await forgetAnswers(projectCalls.getProject)
    onClose()
  })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('crowdfunding.riskTitle')} isHeld={confirm.isBusy}>
      <div className={styles.sheet}>
        <ul className={styles.points}>
          <li>{t('crowdfunding.riskInterest')}</li>
          <li>{t('crowdfunding.riskExit', { rate })}</li>
          <li>{t('crowdfunding.riskMoney')}</li>
          <li>{t('crowdfunding.riskSpare')}</li>
        </ul>
        {project.risk !== '' && (
          <div className={classNames(article.text, styles.prose)} dangerouslySetInnerHTML={{ __html: project.risk }} />
        )}
        <Button block busy={confirm.isBusy} onClick={() => confirm.run()}>
          {t('crowdfunding.understood')}
        </Button>
      </div>
    </Sheet>
  )
}
