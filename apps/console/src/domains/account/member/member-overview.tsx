import { Button, Stack } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Section } from '../../../ui/section.tsx'
import { Time } from '../../../ui/time.tsx'
import { memberLanguage } from '../member-language.ts'
import { memberTypeText } from '../member-types.ts'
import type { ShownMember } from '../sources.ts'

/** The account of a member, and what speaks for and against them among other members. */
export const MemberOverviewTab = ({ member }: { readonly member: ShownMember }) => {
  const t = useTexts()
  return (
    <>
      <Section title={t('member.overview')}>
        <Facts
          rows={[
            [t('account.number'), member.user_no],
            [t('account.type'), memberTypeText(t, member.user_type)],
            [t('account.loginName'), member.login_name],
            [t('account.email'), member.user_email],
            [t('account.phone'), member.user_phone],
            [t('account.authenticator'), member.has_google ? t('shell.yes') : t('shell.no')],
            [t('account.signsInBy'), member.login_type === 'auto' ? t('account.byDevice') : t('account.byLogin')],
            [t('account.language'), memberLanguage(member.language)],
            [t('member.timeZone'), member.activity.time_zone],
            [t('account.inviter'), member.parent_code === '0' ? '' : member.parent_code],
            [t('account.address'), member.reg_ip],
            [t('account.sessions'), String(member.session_total)],
            [t('account.registered'), <Time key="time" seconds={member.create_time} />],
          ]}
        />
      </Section>
      <Standing member={member} />
    </>
  )
}

const Standing = ({ member }: { readonly member: ShownMember }) => {
  const t = useTexts()
  const mayReadReports = useMayDo()('report.read')
  const { friends, groups, reports } = member.standing
  return (
    <Section title={t('account.standing')}>
      <Facts
        rows={[
          [t('account.friends'), String(friends)],
          [t('account.groups'), String(groups)],
          [
            t('account.reportsAbout'),
            <Stack key="reports" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <span>{reports}</span>
              {mayReadReports && reports > 0 && (
                <Button component={LinkBase} to={`/members/${member.id}/show/reports`} size="small">
                  {t('account.showReports')}
                </Button>
              )}
            </Stack>,
          ],
        ]}
      />
    </Section>
  )
}
