import type { CaseDetail, CaseMessage } from '@cliffhanger/contract/support/operator-schemas.ts'
import { formatDayHeading, localDay } from '@cliffhanger/i18n/format/relative.ts'
import { Box, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useNow } from '../../../platform/use-now.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { EntryLine } from './entry-line.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { type TimelinePart, timelineOf } from './timeline.ts'
import { UnsentBubbles } from './unsent-bubbles.tsx'
import type { useConversation } from './use-conversation.ts'

interface ConversationLogProps {
  readonly supportCase: CaseDetail
  readonly operatorId: number
  readonly conversation: ReturnType<typeof useConversation>
  readonly onSent: (message: CaseMessage) => void
  readonly onRefused: (error: unknown) => Promise<void>
}

/** The chat of a case with what operators did and noted, the newest at the lower edge, where it stays while more arrives. */
export const ConversationLog = ({ supportCase, operatorId, conversation, onSent, onRefused }: ConversationLogProps) => {
  const t = useTexts()
  const [isReading, setReading] = useState(false)
  const { data, error } = conversation
  const readEarlier = async (): Promise<void> => {
    setReading(true)
    await conversation.readEarlier().catch(onRefused)
    setReading(false)
  }
  return (
    <Box
      role="log"
      aria-label={t('cases.conversation')}
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 0,
        overflowY: 'auto',
        // From below: it opens at the newest, and stays where it is when earlier ones come above.
        display: 'flex',
        flexDirection: 'column-reverse',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'info.main', outlineOffset: -2 },
      }}
    >
      <Stack sx={{ gap: 1.5, p: 1.5, fontSize: 14, lineHeight: 1.5 }}>
        {data?.hasMore && (
          <Button size="small" loading={isReading} onClick={() => void readEarlier()} sx={{ alignSelf: 'center' }}>
            {t('cases.earlier')}
          </Button>
        )}
        {!data && error !== undefined && <LoadFailure error={error} onRetry={() => void conversation.reload()} />}
        {data?.list.length === 0 && (
          <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
            {t('cases.noMessages')}
          </Typography>
        )}
        {data &&
          timelineOf(data, supportCase.history).map((part) => (
            <Part key={part.key} {...{ part, supportCase }} messages={data.list} />
          ))}
        <UnsentBubbles caseId={supportCase.case_id} {...{ operatorId, onSent, onRefused }} />
      </Stack>
    </Box>
  )
}

interface PartProps {
  readonly part: TimelinePart
  readonly supportCase: CaseDetail
  readonly messages: readonly CaseMessage[]
}

const Part = ({ part, supportCase: { member, account, rating }, messages }: PartProps) => {
  switch (part.kind) {
    case 'day':
      return <Day day={part.day} />
    case 'entry':
      return <EntryLine entry={part.entry} rating={rating} />
    case 'message': {
      const { ref_msg_id } = part.message
      return (
        <MessageBubble
          message={part.message}
          names={{ member: member.nick_name || member.user_no, account: account.nick_name || account.user_no }}
          quoted={ref_msg_id === 0 ? undefined : messages.find(({ msg_id }) => msg_id === ref_msg_id)}
        />
      )
    }
    default:
      return part satisfies never
  }
}

const Day = ({ day }: { readonly day: string }) => (
  <Typography component="div" color="textSecondary" sx={{ textAlign: 'center', fontSize: 12, fontWeight: 600 }}>
    {formatDayHeading(day, localDay(useNow(60_000) * 1000), currentLanguage(), 'day')}
  </Typography>
)
