import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useModules } from '../../../shared/modules.ts'
import { percentOf } from '../../../shared/percent.ts'
import styles from './invite-steps.module.css'

/** How inviting goes, in three lines; what it brings only where commission is open. */
export const InviteSteps = () => {
  const t = useTexts()
  const language = useLanguage()
  const isOpen = useModules().commission === 1
  const { data } = useCall(commissionCalls.getCommission, {}, { enabled: isOpen })
  const [most = '0'] = (data?.rates ?? [])
    .map(({ rate_1: rate }) => rate)
    .toSorted((one, other) => Number(other) - Number(one))
  const earn = Number(most) > 0 ? t('teams.stepEarnRate', { rate: percentOf(most, language) }) : t('teams.stepEarn')
  return (
    <section className={styles.steps} aria-label={t('teams.howTitle')}>
      <h2>{t('teams.howTitle')}</h2>
      <ol>
        {[t('teams.stepSend'), t('teams.stepJoin'), isOpen ? earn : t('teams.stepSeen')].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ol>
    </section>
  )
}
