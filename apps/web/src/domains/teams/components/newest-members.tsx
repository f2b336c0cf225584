import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import type { TeamLevel } from '@cliffhanger/contract/teams/schemas.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import UsersRound from 'lucide-react/icons/users-round'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { callQuery } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyList, type EmptyListProps } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import styles from './newest-members.module.css'
import { TeamMemberRow } from './team-member-row.tsx'

/** Further ones are on the page of all members. */
const shown = 10

interface NewestMembersProps {
  readonly heading: string
  readonly level: TeamLevel
  readonly keyword: string
  readonly empty: EmptyListProps
}

/** Who came to one level of my team last, and the way to everybody. What was shown stays while another level or name is asked for. */
export const NewestMembers = ({ heading, level, keyword, empty }: NewestMembersProps) => {
  const t = useTexts()
  const question = { level, limit: shown, ...(keyword !== '' && { keyword }) }
  const { data, error, refetch } = useQuery({
    ...callQuery(teamCalls.listTeam, question),
    placeholderData: keepPreviousData,
    // Somebody may have come since the page was last open.
    staleTime: 0,
  })
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />
  if (data.list.length === 0) return <EmptyList {...empty} />
  return (
    <section aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <div data-records>
        <div>
          {data.list.map((member) => (
            <div key={member.user_id}>
              <TeamMemberRow member={member} />
            </div>
          ))}
        </div>
      </div>
      {data.total > shown && (
        <div className={styles.all}>
          <CellGroup>
            <Cell icon={UsersRound} title={t('teams.allMembers')} href={hrefTo('teamMembers', { level })} />
          </CellGroup>
        </div>
      )}
    </section>
  )
}
