import { teamCalls } from '@cliffhanger/contract/teams/calls.ts'
import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import UsersRound from 'lucide-react/icons/users-round'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import { Cell } from '../../../ui/layout/cell.tsx'

/** The way to my team, with how many people it has. The line is there from the beginning. */
export const TeamCell = () => {
  const t = useTexts()
  const language = useLanguage()
  const totals = useCall(teamCalls.listTeam, { level: 1, limit: 10 }).data?.totals
  const people = totals && totals.level_1 + totals.level_2
  return (
    <Cell
      icon={UsersRound}
      title={t('teams.team')}
      href={hrefTo('starTeam')}
      description={
        people === undefined ? emptyLine : t('teams.size', { count: people, shown: formatCount(people, language) })
      }
    />
  )
}
