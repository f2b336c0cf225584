import { agentOperatorCalls } from '@cliffhanger/contract/teams/operator-agent-calls.ts'
import type { MemberOfTeam, MemberTeam } from '@cliffhanger/contract/teams/operator-schemas.ts'
import { Button, Chip, Stack } from '@mui/material'
import { useState } from 'react'
import { Show, useRecordContext } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { reasonField } from '../../ui/dialogs/action-input.tsx'
import { Facts } from '../../ui/facts.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { PersonLink } from '../../ui/person-link.tsx'
import { Section } from '../../ui/section.tsx'
import { Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { GrantLines } from './grant-lines.tsx'

/** Who invited a member, what kind of agent they are, and whom they invited. */
export const MemberTeamPage = () => {
  const t = useTexts()
  return (
    <Show title={t('teams.teamOf')} actions={false} component="div">
      <TeamFacts />
      <TeamLevel level={1} />
      <TeamLevel level={2} />
    </Show>
  )
}

type Team = MemberTeam & { readonly id: number }

const TeamFacts = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const team = useRecordContext<Team>()
  const [isLowering, setLowering] = useState(false)
  if (!team) return undefined
  const lower = (
    <Button variant="outlined" color="inherit" onClick={() => setLowering(true)}>
      {t('teams.lower')}
    </Button>
  )
  return (
    <Section title={t('teams.team')} actions={mayWrite && team.agent_level > 0 ? lower : undefined}>
      <Facts
        rows={[
          [t('teams.inviters'), <Inviters key="inviters" inviters={team.inviters} />],
          [t('teams.level1'), String(team.level_1)],
          [t('teams.level2'), String(team.level_2)],
          [t('teams.agentLevel'), team.agent_level === 0 ? t('teams.notAgent') : String(team.agent_level)],
          [t('teams.history'), <GrantLines key="grants" grants={team.grants} />],
        ]}
      />
      {isLowering && <LowerDialog team={team} onClose={() => setLowering(false)} />}
    </Section>
  )
}

const Inviters = ({ inviters }: Pick<MemberTeam, 'inviters'>) => {
  const t = useTexts()
  if (inviters.length === 0) return '—'
  return (
    <Stack spacing={0.5}>
      {inviters.map((inviter) => (
        <Stack key={inviter.level} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <span>{t('teams.inviterLevel', { level: inviter.level })}</span>
          <PersonLink member={inviter} />
          {inviter.is_flagged === 1 && (
            <Chip size="small" variant="outlined" color="warning" label={t('teams.flagged')} />
          )}
        </Stack>
      ))}
    </Stack>
  )
}

const LowerDialog = ({ team, onClose }: { readonly team: Team; readonly onClose: () => void }) => {
  const t = useTexts()
  return (
    <ActionDialog
      title={t('teams.lower')}
      explanation={t('teams.lowerHint')}
      action={t('teams.lower')}
      isDestructive
      fields={[
        {
          name: 'level',
          label: t('teams.newLevel'),
          initial: '0',
          isNumeric: true,
          longest: 2,
          problemOf: (text) => (/^\d{1,2}$/.test(text) ? undefined : t('teams.numberWrong')),
        },
        reasonField(t, { hint: t('teams.reasonForMember') }),
      ]}
      run={({ level, reason }) =>
        callServer(agentOperatorCalls.lowerAgent, { user_id: team.id, level: Number(level), reason })
      }
      onClose={onClose}
    />
  )
}

const TeamLevel = ({ level }: { readonly level: 1 | 2 }) => {
  const t = useTexts()
  const team = useRecordContext<Team>()
  if (!team) return undefined
  const title = t(level === 1 ? 'teams.level1' : 'teams.level2')
  return (
    <Section title={title}>
      <ListPage title={title} within={{ resource: 'team-members', filter: { user_id: team.id, level } }}>
        <Table>
          <Column<MemberOfTeam> source="nick_name" label={t('teams.member')}>
            {(member) => <PersonLink member={member} />}
          </Column>
          <Column<MemberOfTeam> source="join_time" label={t('teams.joined')}>
            {({ join_time }) => <Time seconds={join_time} />}
          </Column>
        </Table>
      </ListPage>
    </Section>
  )
}
