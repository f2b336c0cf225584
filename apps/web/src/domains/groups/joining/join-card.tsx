import { Refused } from '@cliffhanger/client/call-error.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import type { JoinInfo } from '@cliffhanger/contract/groups/join-links.ts'
import Link2Off from 'lucide-react/icons/link-2-off'
import { type ReactNode, useCallback, useState } from 'react'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useIsOnline } from '../../../platform/server/network.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import styles from './join-card.module.css'
import { entryTitles, useJoining } from './use-joining.ts'

interface JoinCardProps {
  readonly code: string
  /** Stands in its place where nothing can be learned of the group. */
  readonly link: ReactNode
}

/** The group that a link in a chat leads to (S-135): asked for when it comes into sight, with the one thing to do. Without a network it is the link. */
export const JoinCard = ({ code, link }: JoinCardProps) => {
  const t = useTexts()
  const { isNear, place } = useNear()
  const isOnline = useIsOnline()
  const { data, error, refetch } = useCall(
    groupsCalls.getJoinInfo,
    { code },
    { enabled: isNear, staleTime: 5 * minuteMs },
  )
  const ended = error instanceof Refused && deadLinks.some((name) => error.is(name)) ? error.message : undefined
  if (ended === undefined && !data && (error || !isOnline)) return link
  return (
    <div ref={place} className={styles.card} data-card aria-busy={!data && ended === undefined}>
      {ended !== undefined && (
        <>
          <span className={styles.sign}>
            <Icon of={Link2Off} size={22} />
          </span>
          <span className={styles.words}>
            <strong className={styles.name}>{ended}</strong>
            <span className={styles.second}>{t('joining.goneHint')}</span>
          </span>
        </>
      )}
      {ended === undefined && data && <Offer code={code} info={data} refresh={refetch} />}
      {ended === undefined && !data && (
        <>
          <Skeleton width="48px" height="48px" radius={24} />
          <span className={styles.words}>
            <Skeleton width="70%" height="1em" />
            <Skeleton width="44%" height="0.8em" />
          </span>
        </>
      )}
    </div>
  )
}

/** What is said of a link that lets nobody in any more. */
const deadLinks = ['joinLinkGone', 'joinLinkExpired', 'joinLinkUsedUp', 'groupDissolved'] as const

interface OfferProps {
  readonly code: string
  readonly info: JoinInfo
  readonly refresh: () => Promise<unknown>
}

const Offer = ({ code, info, refresh }: OfferProps) => {
  const t = useTexts()
  const { group_id, group_name, avatar_url, member_total } = info.group
  const open = (): void => goTo('groupChat', { group_id, group_name, avatar_url })
  const { entry, join } = useJoining({ code, info, open, refresh })
  const reason = entry === 'member' ? undefined : entryTitles[entry]
  return (
    <>
      <a className={styles.group} href={hrefTo('joinGroup', { code })}>
        <Avatar name={group_name} url={avatar_url} size={48} />
        <span className={styles.words}>
          <strong className={styles.name}>{group_name}</strong>
          <span className={styles.second}>
            {member_total > 0 ? t('friends.members', { count: member_total }) : t('joining.title')}
          </span>
        </span>
      </a>
      <div className={styles.act}>
        {reason !== undefined && <span className={styles.reason}>{t(reason)}</span>}
        {entry === 'member' && (
          <Button kind="quiet" size="small" className={styles.open} onClick={open}>
            {t('joining.open')}
          </Button>
        )}
        {(entry === 'join' || entry === 'ask') && (
          <Button size="small" busy={join.isBusy} onClick={join.run}>
            {t(entry === 'ask' ? 'joining.ask' : 'joining.join')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Whether a place has come near the sight of the reader; it stays so. */
const useNear = () => {
  const [isNear, setIsNear] = useState(false)
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: '120px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { isNear, place }
}
