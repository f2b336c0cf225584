import type { CallData } from '@cliffhanger/contract/call.ts'
import { projectCalls } from '@cliffhanger/contract/crowdfunding/project-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { formatMoney } from '@cliffhanger/i18n/format/numbers.ts'
import { formatAgo } from '@cliffhanger/i18n/format/relative.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Figures } from '../../../ui/charts/figures.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import styles from '../components/crowdfunding.module.css'

type Proof = CallData<typeof projectCalls.getCrowdProof>

/** Where the money is and what is owed, for everybody, signed in or not: the pool, every escrow beside its stakes, and the last check of the ledger. */
export const ProofScreen = () => {
  const t = useTexts()
  const language = useLanguage()
  const goBack = useGoBack('crowdList')
  const pages = usePagedCall(projectCalls.getCrowdProof, {}, ({ id }) => id)
  const proof = pages.query.data?.pages[0]
  const write = (amount: string): string => formatMoney(amount, proof?.money_name ?? '', language)
  return (
    <Screen width="panes" top={<NavBar title={t('crowdfunding.proof')} onBack={goBack} />}>
      <RecordList
        pages={pages}
        beside={proof ? <Summary key="summary" proof={proof} write={write} /> : null}
        before={
          proof
            ? [
                <h2 key="projects" className={classNames(styles.heading, styles.listHeading)}>
                  {t('crowdfunding.byProject')}
                </h2>,
              ]
            : []
        }
        empty={{ drawing: 'picture', title: t('crowdfunding.noProjects') }}
        renderRows={(list) =>
          list.map(({ id, title, escrow, stakes }) => (
            <RecordRow
              key={id}
              title={title}
              line={`${t('crowdfunding.stakes')} ${write(stakes)}`}
              amount={write(escrow)}
              amountLine={t('crowdfunding.escrow')}
            />
          ))
        }
      />
    </Screen>
  )
}

interface SummaryProps {
  readonly proof: Proof
  readonly write: (amount: string) => string
}

const Summary = ({ proof, write }: SummaryProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { owed_since: since, proof: ledger } = proof
  const isCovered = Number(proof.escrow_total) >= Number(proof.stakes_total)
  const checked = t(
    ledger.checked_at === 0
      ? 'crowdfunding.ledgerNever'
      : ledger.ok === 1
        ? 'crowdfunding.ledgerOk'
        : 'crowdfunding.ledgerBad',
  )
  return (
    <div className={styles.page}>
      <p className={styles.note}>{t('crowdfunding.proofLead')}</p>
      <Figures
        label={t('crowdfunding.proof')}
        figures={[
          { label: t('crowdfunding.pool'), value: write(proof.pool_balance) },
          { label: t('crowdfunding.owedAll'), value: write(proof.owed_amount) },
          { label: t('crowdfunding.escrow'), value: write(proof.escrow_total) },
          { label: t('crowdfunding.stakes'), value: write(proof.stakes_total) },
        ]}
      />
      {since > 0 ? (
        <p className={styles.warning}>
          {t('crowdfunding.owedSince', {
            date: formatMoment(since * 1000, 'day', language),
            age: formatAgo(serverNowMs() - since * 1000, language),
          })}
        </p>
      ) : (
        <p className={styles.good}>{t('crowdfunding.nothingOwed')}</p>
      )}
      {proof.is_paused === 1 && <p className={styles.warning}>{t('crowdfunding.paused')}</p>}
      <p className={isCovered ? styles.good : styles.problem}>
        {t(isCovered ? 'crowdfunding.covered' : 'crowdfunding.uncovered')}
      </p>
      <p className={ledger.checked_at === 0 ? styles.note : ledger.ok === 1 ? styles.good : styles.problem}>
        {checked}
      </p>
      {ledger.checked_at > 0 && (
        <p className={styles.note}>
          {t('crowdfunding.checkedOn', { date: formatMoment(ledger.checked_at * 1000, 'moment', language) })}
        </p>
      )}
    </div>
  )
}
