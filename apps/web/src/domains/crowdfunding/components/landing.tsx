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

const isSome = (amount: string): boolean => Number(amount) > 0

interface LandingProps {
  readonly landing: CallData<typeof projectCalls.getCrowdfunding>
  readonly isOpen: boolean
}

/** All that stands beside the projects where there is room: what I have in them, then what everybody has. */
export const Landing = ({ landing, isOpen }: LandingProps) => (
  <>
    <MyPart landing={landing} isOpen={isOpen} />
    <Everybody landing={landing} />
  </>
)

/** What I have in projects; nothing of it where I have none. Whether projects can be joined. */
export const MyPart = ({ landing, isOpen }: LandingProps) => {
  const t = useTexts()
  const { write } = useAmounts()
  const isPaused = isOpen && landing.is_paused === 1
  const hasSome = isSome(landing.my_amount) || isSome(landing.my_interest)
  if (!hasSome && isOpen && !isPaused) return null
  return (
    <div className={styles.page}>
      {hasSome && (
        <a className={styles.myPart} href={hrefTo('myCrowd')}>
          <Figures
            label={t('crowdfunding.mine')}
            figures={[
              { label: t('crowdfunding.myMoney'), value: write(landing.my_amount, 'money') },
              {
                label: isSome(landing.today_interest)
                  ? t('crowdfunding.interestToday', { amount: write(landing.today_interest, 'money') })
                  : t('crowdfunding.myInterest'),
                value: write(landing.my_interest, 'money'),
              },
            ]}
          />
        </a>
      )}
      {!isOpen && <p className={styles.note}>{t('crowdfunding.closed')}</p>}
      {isPaused && (
        <p role="status" className={styles.warning}>
          {t('crowdfunding.paused')}
        </p>
      )}
    </div>
  )
}

/** What everybody has in projects and is owed, and what one may want to know first. The pool that pays interest stands on the public proof. */
export const Everybody = ({ landing }: Pick<LandingProps, 'landing'>) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const [isReading, setIsReading] = useState(false)
  return (
    <div className={styles.page}>
      <Figures
        label={t('crowdfunding.totals')}
        figures={[
          { label: t('crowdfunding.inProjects'), value: write(landing.total_amount, 'money') },
          { label: t('crowdfunding.members'), value: formatCount(landing.total_members, language) },
          ...(isSome(landing.owed_amount)
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
