import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useSettled } from '../../../ui/actions/use-settled.ts'
import { SearchField } from '../../../ui/forms/search-field.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { TeamMemberRow } from '../components/team-member-row.tsx'

const levels = [1, 2] as const

/** Everybody of my team, by level and by name. */
export const TeamMembersScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('starTeam')
  const requested = Number(useScreenQuery().get('level'))
  const level = levels.find((each) => each === requested)
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim(), 300)
  const filter = { ...(level !== undefined && { level }), ...(keyword !== '' && { keyword }) }
  const pages = usePagedCall(teamCalls.listTeamMembers, filter, ({ user_id }) => user_id)
  return (
    <Screen
      width="wide"
      top={
        <>
          <NavBar title={t('teams.members')} onBack={goBack} />
          <Tabs
            label={t('teams.level')}
            tabs={[
              { value: 0, label: t('teams.bothLevels') },
              { value: 1, label: t('teams.level1') },
              { value: 2, label: t('teams.level2') },
            ]}
            value={level ?? 0}
            onChange={(value) => changeQuery('level', value === 0 ? null : String(value))}
            fill
          />
          <SearchField label={t('teams.search')} value={typed} onChange={setTyped} />
        </>
      }
    >
      <RecordList
        key={`${level ?? 0} ${keyword}`}
        pages={pages}
        empty={
          keyword === ''
            ? { drawing: 'people', title: t('teams.noMembers'), hint: t('teams.noMembersHint') }
            : { drawing: 'magnifier', title: t('teams.noneFound') }
        }
        renderRows={(members) =>
          members.map((member) => (
            <TeamMemberRow key={member.user_id} member={member} showsLevel={level === undefined} />
          ))
        }
      />
    </Screen>
  )
}
