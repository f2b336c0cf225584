import type { CallData } from '@cliffhanger/contract/call.ts'
import type { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { useTexts } from '../../../platform/texts.ts'
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
  const amounts = useAmounts()
  const { user_code: code, url, invite_total: total, reward_total: reward, coin_code: coin } = invitation
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <Drawing of="people" />
        <h2>{t('teams.heroTitle')}</h2>
        <p>{total > 0 ? t('teams.heroJoined', { count: total }) : t('teams.heroText')}</p>
        <ShareButton url={url} poster={null} isMain />
      </section>
      <CopyLine label={t('teams.myCode')} text={code} action={t('teams.copyCode')} isLarge />
      <CopyLine label={t('teams.myLink')} text={url} action={t('teams.copyLink')} />
      {Number(reward) > 0 && <Brought reward={amounts.write(reward, coin)} />}
    </div>
  )
}

/** Gold that inviting brought: most platforms reward it otherwise, or not at all. */
const Brought = ({ reward }: { readonly reward: string }) => {
  const t = useTexts()
  return (
    <>
      <Figures label={t('teams.rewarded')} figures={[{ label: t('teams.rewarded'), value: reward }]} />
      <p className={styles.hint}>{t('teams.rewardHint')}</p>
    </>
  )
}
