import type { CallData } from '@cliffhanger/contract/call.ts'
import type { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Figures } from '../../../ui/charts/figures.tsx'
import { CopyLine } from './copy-line.tsx'
import styles from './invitation.module.css'
import { InviterPart } from './inviter-part.tsx'
import { ShareButton } from './share-button.tsx'

interface InvitationProps {
  readonly invitation: CallData<typeof teamCalls.getInvitation>
}

/** My invitation with what came of it, and who invited me. */
export const Invitation = ({ invitation }: InvitationProps) => {
  const t = useTexts()
  const language = useLanguage()
  const amounts = useAmounts()
  const { user_code: code, url, invite_total: total, reward_total: reward, coin_code: coin, parent } = invitation
  return (
    <div className={styles.page}>
      <CopyLine label={t('teams.myCode')} text={code} action={t('teams.copyCode')} isLarge />
      <CopyLine label={t('teams.myLink')} text={url} action={t('teams.copyLink')} />
      <ShareButton url={url} poster={null} />
      <Figures
        label={t('teams.invitedTitle')}
        figures={[
          { label: t('teams.people'), value: formatCount(total, language) },
          { label: t('teams.rewarded'), value: amounts.write(reward, coin) },
        ]}
      />
      <p className={styles.hint}>{t('teams.rewardHint')}</p>
      <InviterPart parent={parent} />
    </div>
  )
}
