import type { CaseMessage } from '@cliffhanger/contract/support/operator-schemas.ts'
import { Box, Button } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { Bubble } from './message-bubble.tsx'
import {
  answersOf,
  draftOf,
  sendAgain,
  storeDraft,
  takeBack,
  type UnsentAnswer,
  watchAnswers,
} from './unsent-answers.ts'

interface UnsentBubblesProps {
  readonly caseId: number
  readonly operatorId: number
  readonly onSent: (message: CaseMessage) => void
  readonly onRefused: (error: unknown) => Promise<void>
}

/** Answers the server did not acknowledge: each can be sent again and is taken once. One that was refused can be written anew. */
export const UnsentBubbles = ({ caseId, operatorId, onSent, onRefused }: UnsentBubblesProps) => {
  const t = useTexts()
  const answers = useSyncExternalStore(watchAnswers, () => answersOf(operatorId, caseId))
  const repeat = async (localId: string): Promise<void> => {
    try {
      const sent = await sendAgain(operatorId, caseId, localId)
      if (sent) onSent(sent.message)
    } catch (error) {
      await onRefused(error)
    }
  }
  const edit = ({ localId, text }: UnsentAnswer): void => {
    storeDraft(operatorId, caseId, [draftOf(operatorId, caseId), text].filter((part) => part !== '').join('\n'))
    takeBack(operatorId, caseId, localId)
  }
  return answers.map((answer) => (
    <Bubble
      key={answer.localId}
      isAnswer
      author={answer.isSending ? t('cases.sending') : t('cases.notSent', { why: answer.why || t('cases.unknownSent') })}
      foot={
        !answer.isSending && (
          <Box component="span" sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            {answer.isRefused && (
              <Button size="small" onClick={() => edit(answer)}>
                {t('cases.editAnswer')}
              </Button>
            )}
            <Button size="small" onClick={() => void repeat(answer.localId)}>
              {t('cases.retry')}
            </Button>
          </Box>
        )
      }
    >
      <Box sx={{ whiteSpace: 'pre-wrap', opacity: answer.isSending ? 0.7 : 1 }}>{answer.text}</Box>
    </Bubble>
  ))
}
