import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import Image from 'lucide-react/icons/image'
import MessageCircle from 'lucide-react/icons/message-circle'
import ScrollText from 'lucide-react/icons/scroll-text'
import UsersRound from 'lucide-react/icons/users-round'
import type { ReactNode } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useUser } from '../../../platform/session/session.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { Halves } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Invitation } from '../components/invitation.tsx'
import { InviterPart } from '../components/inviter-part.tsx'
import { NewestMembers } from '../components/newest-members.tsx'

/** My code and my link, what inviting brings, who invited me, and whom I invited. */
export const InviteFriendsScreen = ({ banners }: { readonly banners: ReactNode }) => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const { data, error, refetch } = useCall(teamCalls.getInvitation, {})
  const retry = () => void refetch()
  return (
    <Screen width="wide" top={<NavBar title={t('teams.inviteFriends')} onBack={goBack} />}>
      {data && (
        <>
          {error && <StaleNote onRetry={retry} />}
          {banners}
          <Halves
            first={
              <>
                <Invitation invitation={data} />
                <Ways />
                <InviterPart parent={data.parent} />
              </>
            }
            second={
              <NewestMembers
                heading={t('teams.invitedTitle')}
                level={1}
                keyword=""
                empty={{ drawing: 'people', title: t('teams.nobodyInvited'), hint: t('teams.nobodyInvitedHint') }}
              />
            }
          />
        </>
      )}
      {!data && (error ? <ErrorState error={error} onRetry={retry} /> : <SkeletonRows />)}
    </Screen>
  )
}

const Ways = () => {
  const t = useTexts()
  const userId = useUser()?.user_id
  return (
    <CellGroup>
      <Cell icon={Image} title={t('teams.poster')} href={hrefTo('promotion')} />
      {userId !== undefined && (
        <Cell icon={MessageCircle} title={t('teams.toChat')} href={hrefTo('forward', { payload: `card:${userId}` })} />
      )}
      <Cell icon={UsersRound} title={t('teams.team')} href={hrefTo('starTeam')} />
      <Cell icon={ScrollText} title={t('teams.rules')} href={hrefTo('teamRules')} />
    </CellGroup>
  )
}
