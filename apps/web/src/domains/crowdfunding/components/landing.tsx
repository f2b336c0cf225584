import type { CallData } from '@cliffhanger/contract/call.ts'
import type { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Figures } from '../../../ui/charts/figures.tsx'
import { classNames } from '../../../ui/class-names.ts'
import article from '../../../ui/layout/article.module.css'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './crowdfunding.module.css'

interface LandingProps {
  readonly landing: CallData<typeof projectCalls.getCrowdfunding>
  readonly isOpen: boolean
}

/** What I have in projects, then what everybody has and is owed. The pool that pays interest stands on the public proof. */
export const Landing = ({ landing, isOpen }: LandingProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const [isReading, setIsReading] = useState(false)
  return (
    <div className={styles.page}>
      <Figures
        label={t('crowdfunding.mine')}
        figures={[
          { label: t('crowdfunding.myMoney'), value: write(landing.my_amount, 'money') },
          { label: t('crowdfunding.myInterest'), value: write(landing.my_interest, 'money') },
          { label: t('crowdfunding.todayInterest'), value: write(landing.today_interest, 'money') },
        ]}
      />
      {!isOpen && <p className={styles.note}>{t('crowdfunding.closed')}</p>}
      {isOpen && landing.is_paused === 1 && (
        <p role="status" className={styles.warning}>
          {t('crowdfunding.paused')}
        </p>
      )}
      <Figures
        label={t('crowdfunding.totals')}
        figures={[
          { label: t('crowdfunding.inProjects'), value: write(landing.total_amount, 'money') },
          { label: t('crowdfunding.members'), value: formatCount(landing.total_members, language) },
          ...(Number(landing.owed_amount) > 0
            ? [{ label: t('crowdfunding.owedAll'), value: write(landing.owed_amount, 'money') }]
            : []),
        ]}
      />
      <CellGroup flush>
        <Cell icon={ShieldCheck} title={t('crowdfunding.proof')} href={hrefTo('crowdProof')} />
        <Cell icon={ScrollText} title={t('crowdfunding.rules')} onClick={() => setIsReading(true)} />
      </CellGroup>
      <Sheet isOpen={isReading} onClose={() => setIsReading(false)} title={t('crowdfunding.rules')}>
        <div className={styles.sheet}>
          <div className={classNames(article.text, styles.prose)} dangerouslySetInnerHTML={{ __html: landing.rule }} />
        </div>
      </Sheet>
    </div>
  )
}
