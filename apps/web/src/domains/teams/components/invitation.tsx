import type { CallData } from '@cliffhanger/contract/call.ts'
import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import type { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { CopyLine } from '../../../shared/copy-line/copy-line.tsx'
import { useModules } from '../../../shared/modules.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Figures } from '../../../ui/charts/figures.tsx'
import { Drawing } from '../../../ui/feedback/drawing.tsx'
import styles from './invitation.module.css'
import { InviteSteps } from './invite-steps.tsx'
import { ShareButton } from './share-button.tsx'

interface InvitationProps {
  readonly invitation: CallData<typeof teamCalls.getInvitation>
}

/** My invitation: what it brought so far, one button that sends it, how it goes, and code and link to pass on otherwise. */
export const Invitation = ({ invitation }: InvitationProps) => {
  const t = useTexts()
  const amounts = useAmounts()
  const { user_code: code, url, invite_total: total, reward_total: reward, coin_code: coin } = invitation
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <Earned joined={total} />
        <ShareButton url={url} poster={null} isMain />
      </section>
      <InviteSteps />
      <div className={styles.lines}>
        <CopyLine label={t('teams.myCode')} text={code} action={t('teams.copyCode')} isLarge />
        <CopyLine label={t('teams.myLink')} text={url} action={t('teams.copyLink')} />
      </div>
      {Number(reward) > 0 && <Brought reward={amounts.write(reward, coin)} />}
    </div>
  )
}

/** What purchases of friends brought, with a package or without: the same sums as on the page of what one earned. */
const earnedByFriends = (sources: CallData<typeof commissionCalls.getIncome>['sources']): string =>
  formatMinor(
    sources
      .filter(({ type }) => type === 'commission' || type === 'star')
      .reduce((sum, { total }) => sum + (parseMinor(total, coinScale.money) ?? 0n), 0n),
    coinScale.money,
  )

/** The number that matters first: what purchases of friends brought, and what of it still waits. Who has none is invited to begin. The place is
 *  the same for both, and while it is not known. */
const Earned = ({ joined }: { readonly joined: number }) => {
  const t = useTexts()
  const { show } = useAmounts()
  const isOpen = useModules().commission === 1
  const income = useCall(commissionCalls.getIncome, {}, { enabled: isOpen })
  const wait = income.data?.wait ?? '0'
  const total = earnedByFriends(income.data?.sources ?? [])
  const people = joined > 0 ? t('teams.heroJoined', { count: joined }) : t('teams.heroText')
  if (isOpen && income.isPending) return <div className={styles.head} aria-busy="true" />
  if (Number(total) === 0 && Number(wait) === 0) {
    return (
      <div className={styles.head}>
        <Drawing of="people" />
        <h2>{t('teams.heroTitle')}</h2>
        <p>{people}</p>
      </div>
    )
  }
  return (
    <div className={styles.head}>
      <h2 className={styles.label}>{t('teams.earned')}</h2>
      <a className={styles.total} href={hrefTo('earning')}>
        {show(total, 'money')}
        <Icon of={ChevronRight} size={20} />
      </a>
      {Number(wait) > 0 && <p>{t('teams.waiting', { amount: show(wait, 'money') })}</p>}
      <p>{people}</p>
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
