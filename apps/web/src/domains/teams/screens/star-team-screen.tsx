import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import type { TeamLevel } from '@cliffhanger/contract/teams/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import UserPlus from 'lucide-react/icons/user-plus'
import { type ReactNode, useState } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { callQuery } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useSettled } from '../../../ui/actions/use-settled.ts'
import type { EmptyListProps } from '../../../ui/feedback/empty-list.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { Halves } from '../../../ui/layout/columns.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { AgentFigures } from '../components/agent-figures.tsx'
import { AgentPart } from '../components/agent-part.tsx'
import { ChannelPart } from '../components/channel-part.tsx'
import { NewestMembers } from '../components/newest-members.tsx'
import { TeamChart } from '../components/team-chart.tsx'
import { TeamNotices } from '../components/team-notices.tsx'
import styles from './star-team-screen.module.css'

/** How large my team is and who is in it, what kind of agent I am, and what the platform says about teams. */
export const StarTeamScreen = ({ online }: { readonly online: ReactNode }) => {
  const t = useTexts()
  const goBack = useGoBack('earning')
  return (
    <Screen
      width="wide"
      top={
        <NavBar
          title={t('teams.team')}
          onBack={goBack}
          right={<IconButton icon={UserPlus} label={t('teams.inviteFriends')} onClick={() => goTo('inviteFriends')} />}
        />
      }
    >
      <Halves
        first={
          <div className={styles.summary}>
            {online}
            <Totals />
            <AgentPart />
            <AgentFigures />
            <ChannelPart />
            <TeamNotices />
          </div>
        }
        second={<Members />}
      />
    </Screen>
  )
}

const Totals = () => {
  const { data, error, refetch } = useQuery({ ...callQuery(teamCalls.listTeam, { level: 1, limit: 10 }), staleTime: 0 })
  // Where nothing came at all, the members below say so.
  if (!data) return error ? null : <Skeleton height={144} radius={12} />
  return (
    <>
      {error && <StaleNote onRetry={() => void refetch()} />}
      <TeamChart totals={data.totals} />
    </>
  )
}

const Members = () => {
  const t = useTexts()
  const [level, setLevel] = useState<TeamLevel>(1)
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim(), 300)
  const invite = (
    <Button kind="quiet" size="small" onClick={() => goTo('inviteFriends')}>
      {t('teams.inviteFriends')}
    </Button>
  )
  const nobody: EmptyListProps = {
    drawing: 'people',
    title: t('teams.noMembers'),
    hint: t('teams.noMembersHint'),
    action: invite,
  }
  return (
    <>
      <Tabs
        label={t('teams.level')}
        tabs={[
          { value: 1, label: t('teams.level1') },
          { value: 2, label: t('teams.level2') },
        ]}
        value={level}
        onChange={(value) => setLevel(value === 2 ? 2 : 1)}
        fill
      />
      <SearchField label={t('teams.search')} value={typed} onChange={setTyped} />
      <NewestMembers
        heading={t('teams.members')}
        level={level}
        keyword={keyword}
        empty={keyword === '' ? nobody : { drawing: 'magnifier', title: t('teams.noneFound') }}
      />
    </>
  )
}
