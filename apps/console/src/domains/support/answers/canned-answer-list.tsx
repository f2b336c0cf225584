import type { CannedAnswer } from '@cliffhanger/contract/support/operator-schemas.ts'
import { supportOperatorCalls } from '@cliffhanger/contract/support/operator-support-calls.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import ArrowDownIcon from '@mui/icons-material/ArrowDownwardOutlined'
import ArrowUpIcon from '@mui/icons-material/ArrowUpwardOutlined'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../platform/use-action.ts'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { FormList } from '../../../ui/dialogs/form-list.tsx'
import { shownText } from '../../../ui/short-texts.ts'
import { Column } from '../../../ui/table.tsx'
import { CannedAnswerInputs } from './canned-answer-inputs.tsx'

/** Answers that operators choose from, in the order they are offered in. */
export const CannedAnswerList = () => {
  const t = useTexts()
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: 2, maxWidth: 720 }}>
        {t('supportTools.answersHint')}
      </Typography>
      <FormList<CannedAnswer>
        title={t('supportTools.answers')}
        permission="support.manage"
        createTitle={t('supportTools.createAnswer')}
        editTitle={t('supportTools.editAnswer')}
        inputs={<CannedAnswerInputs />}
        renderActions={(answer) => <AnswerActs answer={answer} />}
      >
        <Column<CannedAnswer> source="title" label={t('supportTools.answerTitle')} />
        <Column<CannedAnswer> source="texts" label={t('supportTools.preview')}>
          {({ texts }) => (
            <Box
              sx={{
                maxWidth: 420,
                display: '-webkit-box',
                WebkitLineClamp: 2,
                WebkitBoxOrient: 'vertical',
                overflow: 'hidden',
              }}
            >
              {shownText(texts, currentLanguage())}
            </Box>
          )}
        </Column>
        <Column<CannedAnswer> source="texts" label={t('supportTools.languages')}>
          {({ texts }) =>
            clientLanguages
              .filter((language) => texts[language])
              .map((language) => languageNames[language])
              .join(' · ')
          }
        </Column>
      </FormList>
    </>
  )
}

/** Moves an answer by one place, and deletes it. */
const AnswerActs = ({ answer: { id, title } }: { readonly answer: CannedAnswer }) => {
  const t = useTexts()
  const run = useAction()
  const confirmAction = useConfirmAction()
  const { data = [], total = 0, page } = useListContext<CannedAnswer>()
  const [isMoving, setMoving] = useState(false)
  const at = data.findIndex((each) => each.id === id)
  const isFirst = at === 0 && page === 1
  const isLast = at === data.length - 1 && (page - 1) * data.length + at + 1 >= total
  const move = async (step: 1 | -1): Promise<void> => {
    setMoving(true)
    await run(async () => {
      // The order of all, not that of the page.
      const { list } = await callServer(supportOperatorCalls.listCannedAnswers, {})
      const ids = list.map((each) => each.id)
      const from = ids.indexOf(id)
      const other = ids[from + step]
      if (from < 0 || other === undefined) return
      ids[from] = other
      ids[from + step] = id
      await callServer(supportOperatorCalls.sortCannedAnswers, { ids })
    })
    setMoving(false)
  }
  const remove = (): void =>
    confirmAction({
      title: t('supportTools.deleteTitle', { title }),
      explanation: t('supportTools.deleteHint'),
      action: t('supportTools.deleteAnswer'),
      needsReason: false,
      isDestructive: true,
      run: () => callServer(supportOperatorCalls.deleteCannedAnswer, { id }),
    })
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('supportTools.up', { title })}
        disabled={isFirst || isMoving}
        onClick={() => void move(-1)}
      >
        <ArrowUpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('supportTools.down', { title })}
        disabled={isLast || isMoving}
        onClick={() => void move(1)}
      >
        <ArrowDownIcon fontSize="small" />
      </IconButton>
      <Button size="small" color="error" onClick={remove}>
        {t('supportTools.deleteAnswer')}
      </Button>
    </>
  )
}
