import { groupStates } from '@cliffhanger/contract/groups/states.ts'
import type { ReportDetail } from '@cliffhanger/contract/reports/operator-schemas.ts'
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { MessageBody } from '../../ui/message-body.tsx'
import { Person } from '../../ui/person.tsx'
import { Section } from '../../ui/section.tsx'
import { Time } from '../../ui/time.tsx'
import { ReportedComment, ReportedPost } from './star-evidence.tsx'

/** What was reported as it stood at that moment, and how far that still is so. */
export const ReportEvidence = ({ report }: { readonly report: ReportDetail }) => {
  const t = useTexts()
  const mayDo = useMayDo()
  const { evidence, now } = report
  const { user, group, message, post, comment } = evidence
  return (
    <Section title={t('reports.evidence')} explanation={t('reports.evidenceHint')}>
      <Stack spacing={2}>
        {report.type === 'feedback' && <Typography color="textSecondary">{t('reports.noEvidence')}</Typography>}
        <StandsNow now={now} />
        {user && (
          <Row>
            <Person name={user.nick_name} number={user.user_no} picture={user.avatar_url} />
            <Typography color="textSecondary">{user.sign_remark}</Typography>
            {mayDo('member.read') && (
              <Button component={LinkBase} to={`/members/${user.user_id}/show`} size="small">
                {t('reports.openMember')}
              </Button>
            )}
          </Row>
        )}
        {group && (
          <Row>
            <Person name={group.group_name} number={group.g_no} picture={group.avatar_url} />
            <Typography color="textSecondary">{[group.description, group.notice].join(' ')}</Typography>
          </Row>
        )}
        {now.group && mayDo('group.read') && (
          <Box>
            <Button component={LinkBase} to={`/groups/${now.group.group_id}/show`} size="small">
              {t('reports.openGroup')}: {now.group.group_name}
            </Button>
          </Box>
        )}
        {message && (
          <Box sx={{ p: 2, borderRadius: 2, bgcolor: 'background.raised' }}>
            <MessageBody message={message} />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              <Time seconds={message.create_time} />
            </Typography>
            {message.versions.length > 0 && (
              <Typography variant="subtitle2" sx={{ mt: 2 }}>
                {t('reports.earlierVersions')}
              </Typography>
            )}
            {message.versions.map(({ content_text, create_time }) => (
              <Box key={`${create_time} ${content_text}`} sx={{ mt: 1 }}>
                <MessageBody message={{ ...message, content_text }} />
                <Typography variant="body2" color="textSecondary">
                  <Time seconds={create_time} />
                </Typography>
              </Box>
            ))}
          </Box>
        )}
        {post && <ReportedPost post={post} />}
        {comment && <ReportedComment comment={comment} />}
      </Stack>
    </Section>
  )
}

const Row = ({ children }: { readonly children: ReactNode }) => (
  <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
    {children}
  </Stack>
)

/** What was done since: to the member, the group, the message, the post, the comment. */
const StandsNow = ({ now }: Pick<ReportDetail, 'now'>) => {
  const t = useTexts()
  const news = [
    now.is_member_enabled === 0 && t('reports.memberDisabled'),
    now.group?.status === groupStates.banned && t('reports.groupBanned'),
    now.group?.status === groupStates.dissolved && t('reports.groupDissolved'),
    now.is_message_there === 0 && t('reports.erased'),
    now.is_post_there === 0 && t('reports.postHidden'),
    now.is_comment_there === 0 && t('reports.commentDeleted'),
  ].filter((text) => text !== false)
  return news.map((text) => (
    <Alert key={text} severity="info">
      {text}
    </Alert>
  ))
}
