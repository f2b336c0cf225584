import type { LoginUser } from '@cliffhanger/contract/account/schemas.ts'
import Bookmark from 'lucide-react/icons/bookmark'
import CircleHelp from 'lucide-react/icons/circle-help'
import Copy from 'lucide-react/icons/copy'
import MessageSquareHeart from 'lucide-react/icons/message-square-heart'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sparkles from 'lucide-react/icons/sparkles'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { copyText } from '../../../platform/clipboard.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { queryClient } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useBadges } from '../../../shared/badges.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Halves } from '../../../ui/layout/columns.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { Badge } from '../../../ui/people/badge.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { useAccount } from '../use-account.ts'
import styles from './me-screen.module.css'

interface MeScreenProps {
  /** Beside my name: what kind of member I am. */
  readonly badge: ReactNode
  /** In the upper corner: what the platform has told me. */
  readonly notices: ReactNode
  /** What I have and what it brings: wallet, membership, rewards. */
  readonly tiles: ReactNode
  /** The rows that lead to what I watch. */
  readonly dramas: ReactNode
  /** What I watched last, where there is room for its pictures. */
  readonly watched: ReactNode
  readonly banners: ReactNode
}

/** Mine in three parts, each of one style: who I am, tiles of what I have, and lists of the ways to everything else. */
export const MeScreen = ({ badge, notices, tiles, dramas, watched, banners }: MeScreenProps) => {
  const t = useTexts()
  const { friends } = useBadges()
  const isDesktop = useIsDesktop()
  const { user, error, refetch } = useAccount()
  if (!user) {
    return <Screen>{error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />}</Screen>
  }
  return (
    <Screen hasGlow width="wide" className={styles.screen}>
      <PullToRefresh onRefresh={() => queryClient.invalidateQueries()}>
        <h1 className="visually-hidden">{t('account.me')}</h1>
        <div className={styles.corner}>
          {notices}
          {!isDesktop && (
            <a className={styles.settings} href={hrefTo('settings')} aria-label={t('account.settings')}>
              <Icon of={Settings} />
            </a>
          )}
        </div>
        <Halves
          first={
            <>
              <Card user={user} badge={badge} />
              {isUnprotected(user) && <ProtectCell />}
              {tiles}
            </>
          }
          second={
            <div className={styles.entries}>
              {isDesktop ? watched : dramas}
              {banners}
            </div>
          }
          last={
            <div className={styles.ways}>
              {isDesktop && dramas}
              <Ways friendRequests={friends} />
            </div>
          }
          isLastAcross
        />
      </PullToRefresh>
    </Screen>
  )
}

/** The rest, by what one comes for: the mall and whom I follow, the people I know, what I saved, and help; how the app treats me stands in the settings alone. */
const Ways = ({ friendRequests }: { readonly friendRequests: number }) => {
  const t = useTexts()
  return (
    <>
      <CellGroup>
        <Cell icon={ShoppingBag} title={t('goods.mall')} href={hrefTo('mall')} />
        <Cell icon={Sparkles} title={t('stars.stars')} href={hrefTo('stars')} />
        <Cell
          icon={Users}
          title={t('friends.addressBook')}
          href={hrefTo('addressBook')}
          value={<Badge count={friendRequests} />}
        />
      </CellGroup>
      <CellGroup>
        <Cell icon={Bookmark} title={t('chat.favorites')} href={hrefTo('favorites')} />
        <Cell icon={CircleHelp} title={t('notices.help')} href={hrefTo('message', { tab: 'help' })} />
        <Cell icon={MessageSquareHeart} title={t('reports.feedback')} href={hrefTo('feedback')} />
      </CellGroup>
    </>
  )
}

/** An account that only this device can open: lost with the device. */
const isUnprotected = ({ has_pwd, user_email, user_phone }: LoginUser): boolean =>
  has_pwd === 0 || (user_email === '' && user_phone === '')

interface CardProps extends Pick<MeScreenProps, 'badge'> {
  readonly user: LoginUser
}

const Card = ({ user, badge }: CardProps) => {
  const t = useTexts()
  const copy = () =>
    copyText(user.user_no).then(
      () => toast(t('account.idCopied')),
      () => toast(t('shell.copyFailed')),
    )
  return (
    <section className={styles.card}>
      {/* For a finger; the name says it to everybody else. */}
      <a className={styles.face} href={hrefTo('myPage')} tabIndex={-1} aria-hidden="true">
        <Avatar name={user.nick_name} url={user.avatar_url} size={72} />
      </a>
      <div className={styles.who}>
        <div className={styles.head}>
          <a className={styles.name} href={hrefTo('myPage')}>
            <span>{user.nick_name}</span>
            <span className="visually-hidden">{t('account.myPage')}</span>
          </a>
          {badge}
        </div>
        <button
          type="button"
          className={styles.id}
          onClick={() => void copy()}
          aria-label={`${t('account.copyId')}: ${t('account.myId', { number: user.user_no })}`}
        >
          {t('account.myId', { number: user.user_no })}
          <Icon of={Copy} size={16} />
        </button>
      </div>
      {user.sign_remark !== '' && <p className={styles.signature}>{user.sign_remark}</p>}
    </section>
  )
}

const ProtectCell = () => {
  const t = useTexts()
  return (
    <CellGroup>
      <Cell
        icon={ShieldCheck}
        title={t('account.protectTitle')}
        description={t('account.protectHint')}
        href={hrefTo('bindAccount')}
      />
    </CellGroup>
  )
}
