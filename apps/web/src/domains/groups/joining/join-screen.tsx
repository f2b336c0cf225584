import { Refused } from '@cliffhanger/client/call-error.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { type JoinEntry, type JoinInfo, joinCode } from '@cliffhanger/contract/groups/join-links.ts'
import Link2Off from 'lucide-react/icons/link-2-off'
import { relaunch, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { call } from '../../../platform/server/client.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { ProfileCard } from '../../../ui/people/profile-card.tsx'
import styles from './joining.module.css'
import { entryTitles, useJoining } from './use-joining.ts'

/** What a link to a group leads to: the group, who made the link, and the one thing to do (S-135). */
export const JoinScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const code = useScreenQuery().get('code') ?? ''
  const isCode = joinCode().safeParse(code).success
  const { data, error, refetch } = useCall(groupsCalls.getJoinInfo, { code }, { enabled: isCode, staleTime: 0 })
  const isGone = !isCode || error instanceof Refused
  return (
    <Screen top={<NavBar title={t('joining.title')} onBack={goBack} />}>
      {isGone && <Gone title={error instanceof Refused ? error.message : t('joining.gone')} />}
      {!isGone && data && <Offer code={code} info={data} onChanged={async () => void (await refetch())} />}
      {!isGone && !data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />)}
    </Screen>
  )
}

const Gone = ({ title }: { readonly title: string }) => {
  const t = useTexts()
  return (
    <EmptyState
      icon={Link2Off}
      title={title}
      hint={t('joining.goneHint')}
      action={
        <Button kind="quiet" size="small" onClick={() => relaunch('chats')}>
          {t('joining.toChats')}
        </Button>
      }
    />
  )
}

/** What stands below the title. */
const hints = {
  join: undefined,
  ask: 'joining.askHint',
  waiting: 'joining.askedHint',
  member: undefined,
  full: 'joining.fullHint',
  closed: 'joining.closedHint',
  banned: 'joining.bannedHint',
  refused: 'joining.refusedHint',
} as const satisfies Record<JoinEntry, string | undefined>

interface OfferProps {
  readonly code: string
  readonly info: JoinInfo
  readonly onChanged: () => Promise<void>
}

const Offer = ({ code, info, onChanged }: OfferProps) => {
  const t = useTexts()
  const { group, maker } = info
  const { group_id, group_name, avatar_url, description, member_total, is_announcement } = group
  const open = (): void => relaunch('groupChat', { group_id, group_name, avatar_url })
  const { entry, join } = useJoining({ code, info, open, refresh: onChanged })
  const withdraw = useAction(async () => {
    await call(groupsCalls.withdrawJoinRequest, { group_id })
    await onChanged()
    toast(t('joining.withdrawn'))
  })
  const [title, hint] = [entryTitles[entry], hints[entry]]
  return (
    <>
      <ProfileCard
        name={group_name}
        avatarUrl={avatar_url}
        lines={[
          member_total > 0 ? t('friends.members', { count: member_total }) : undefined,
          is_announcement === 1 ? t('joining.announcement') : undefined,
          description,
          t('joining.invitedBy', { name: maker.nick_name }),
        ]}
      />
      <div className={styles.offer}>
        {title !== undefined && <p className={styles.title}>{t(title)}</p>}
        {hint !== undefined && <p className={styles.hint}>{t(hint)}</p>}
        {entry === 'member' && (
          <Button block onClick={open}>
            {t('joining.open')}
          </Button>
        )}
        {(entry === 'join' || entry === 'ask') && (
          <Button block busy={join.isBusy} onClick={join.run}>
            {t(entry === 'ask' ? 'joining.ask' : 'joining.join')}
          </Button>
        )}
        {entry === 'waiting' && (
          <Button block kind="quiet" busy={withdraw.isBusy} onClick={withdraw.run}>
            {t('joining.withdraw')}
          </Button>
        )}
      </div>
    </>
  )
}
