import { agentCalls } from '@cliffhanger/contract/teams/agent-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'

/** More of them are among all notices. */
const shown = 3

/** What the platform said about my team lately; nothing where it said nothing. */
export const TeamNotices = () => {
  const t = useTexts()
  const language = useLanguage()
  const notices = useCall(agentCalls.listTeamNotices, { limit: shown }).data?.list ?? []
  if (notices.length === 0) return null
  return (
    <CellGroup heading={t('teams.notices')} flush>
      {notices.map(({ id, title, summary, create_time: time }) => (
        <Cell
          key={id}
          title={title}
          description={`${formatMoment(time * 1000, 'day', language)} · ${summary}`}
          href={hrefTo('messageDetail', { id })}
        />
      ))}
    </CellGroup>
  )
}
