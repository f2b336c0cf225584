import type { CallData } from '@cliffhanger/contract/call.ts'
import type { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Figures } from '../../../ui/charts/figures.tsx'
import { Drawing } from '../../../ui/feedback/drawing.tsx'
import { CopyLine } from './copy-line.tsx'
import styles from './invitation.module.css'
import { ShareButton } from './share-button.tsx'

interface InvitationProps {
  readonly invitation: CallData<typeof teamCalls.getInvitation>
}

/** My invitation: one button that sends it, code and link beside it, and what came of it. */
export const Invitation = ({ invitation }: InvitationProps) => {
  const t = useTexts()
  const { user_code: code, url, invite_total: total } = invitation
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <Drawing of="people" />
        <h2>{t('teams.heroTitle')}</h2>
        <p>{t('teams.heroText')}</p>
        <ShareButton url={url} poster={null} isMain />
      </section>
      <CopyLine label={t('teams.myCode')} text={code} action={t('teams.copyCode')} isLarge />
      <CopyLine label={t('teams.myLink')} text={url} action={t('teams.copyLink')} />
      {total > 0 && <Brought invitation={invitation} />}
    </div>
  )
}

/** How many came; gold where there is any: most platforms reward inviting otherwise, or not at all. */
const Brought = ({ invitation }: InvitationProps) => {
  const t = useTexts()
  const language = useLanguage()
  const amounts = useAmounts()
  const { invite_total: total, reward_total: reward, coin_code: coin } = invitation
  const hasReward = Number(reward) > 0
  return (
    <>
      <Figures
        label={t('teams.invitedTitle')}
        figures={[
          { label: t('teams.people'), value: formatCount(total, language) },
          ...(hasReward ? [{ label: t('teams.rewarded'), value: amounts.write(reward, coin) }] : []),
        ]}
      />
      {hasReward && <p className={styles.hint}>{t('teams.rewardHint')}</p>}
    </>
  )
}
