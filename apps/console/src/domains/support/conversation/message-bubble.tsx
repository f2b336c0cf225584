import type { CaseMessage } from '@cliffhanger/contract/support/operator-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { alpha, Box, type Theme, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { MessageBody } from '../../../ui/message-body.tsx'
import { lineText } from '../case-words.ts'

interface MessageBubbleProps {
  readonly message: CaseMessage
  /** Of the member, and of the account that answers. */
  readonly names: { readonly member: string; readonly account: string }
  /** What it answers to; undefined where it answers to nothing, or that was not read. */
  readonly quoted: CaseMessage | undefined
}

/** A message: the member's at the left, answers at the right with who wrote them, what the server says in the middle. */
export const MessageBubble = ({ message, names, quoted }: MessageBubbleProps) => {
  const t = useTexts()
  if (message.from === 'notice')
    return (
      <Box sx={{ textAlign: 'center', color: 'text.secondary', fontSize: 12, '& > *': { mx: 'auto' } }}>
        <MessageBody message={message} />
      </Box>
    )
  const isAnswer = message.from === 'account'
  const author = isAnswer
    ? message.is_automatic
      ? t('cases.automatic')
      : (message.operator?.name ?? `${names.account} · ${t('cases.fromClient')}`)
    : names.member
  return (
    <Bubble isAnswer={isAnswer} author={author} time={message.create_time}>
      {quoted && (
        <Box sx={{ mb: 0.5, pl: 1, borderLeft: '3px solid', borderColor: 'text.secondary', color: 'text.secondary' }}>
          <Typography noWrap sx={{ fontSize: 12 }}>
            {quoted.is_gone ? t('cases.gone') : lineText(t, quoted)}
          </Typography>
        </Box>
      )}
      {message.is_gone ? (
        <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
          {t('cases.gone')}
        </Typography>
      ) : (
        <MessageBody message={message} />
      )}
    </Bubble>
  )
}

interface BubbleProps {
  readonly isAnswer: boolean
  readonly author: string
  readonly time?: number
  /** What stands below it instead of the time. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** The frame of something somebody said. */
export const Bubble = ({ isAnswer, author, time, foot, children }: BubbleProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: isAnswer ? 'flex-end' : 'flex-start' }}>
    <Box
      sx={{
        maxWidth: 'min(560px, 86%)',
        px: 1.5,
        py: 1,
        borderRadius: 2,
        overflowWrap: 'anywhere',
        bgcolor: isAnswer ? ({ palette }: Theme) => alpha(palette.info.main, 0.14) : 'background.raised',
        '& img, & video': { maxWidth: '100%' },
      }}
    >
      {children}
    </Box>
    <Box sx={{ mt: 0.25, px: 0.5, fontSize: 12, color: 'text.secondary', maxWidth: '100%' }}>
      {author}
      {time !== undefined && ` · ${formatMoment(time * 1000, 'time', currentLanguage())}`}
      {foot}
    </Box>
  </Box>
)
