import type { TeamMember } from '@cliffhanger/contract/teams/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'

interface TeamMemberRowProps {
  readonly member: TeamMember
  /** Which level of my team they are on, where both are listed. */
  readonly showsLevel?: boolean
}

/** Somebody of my team: masked name and number, since when they are in it, and what I earned by them. */
export const TeamMemberRow = ({ member, showsLevel = false }: TeamMemberRowProps) => {
  const t = useTexts()
  const language = useLanguage()
  const amounts = useAmounts()
  const joined = t('teams.joined', { date: formatMoment(member.join_time * 1000, 'day', language) })
  const facts = [
    ...(showsLevel ? [t(member.level === 1 ? 'teams.level1' : 'teams.level2')] : []),
    ...(member.is_star === 1 ? [t('teams.star')] : []),
    member.user_no,
    joined,
  ]
  return (
    <RecordRow
      before={<Avatar name={member.nick_name} url={member.avatar_url} size={40} />}
      title={member.nick_name}
      line={<Dotted>{facts}</Dotted>}
      amount={amounts.write(member.contribute, 'money')}
      amountLine={t('teams.contributed')}
    />
  )
}
