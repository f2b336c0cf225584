import {
  mallOrderOperatorCalls,
  type ShippingFileProblem,
  type ShippingLine,
  shippingLinesLimit,
} from '@cliffhanger/contract/mall/operator-order-calls.ts'
import { Alert, Box, Button, LinearProgress, Stack, TextField, Typography } from '@mui/material'
import { type ChangeEvent, useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useNotifyFailure } from '../../../platform/use-action.ts'
import { readTextFile } from '../../../ui/read-text-file.ts'
import { Section } from '../../../ui/section.tsx'
import { ShippingLines } from './shipping-lines.tsx'

interface Checked {
  readonly problem: ShippingFileProblem
  readonly lines: readonly ShippingLine[]
}

const example = 'order_no,carrier,tracking_no\nPM20261123000001,GHN,GHN123456789'

/** Ships many orders from a file: it is checked line by line first, and nothing is written while one of them is wrong. */
export const ShippingPage = () => {
  const t = useTexts()
  const [csv, setCsv] = useState('')
  const { checked, progress, isBusy, forget, check, apply } = useShipping(csv)
  const change = (text: string): void => {
    setCsv(text)
    forget()
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0]
    if (file) change(await readTextFile(file))
    target.value = ''
  }
  return (
    <Box sx={{ py: 2 }}>
      <Title title={t('mall.bulkShipping')} />
      <Section title={t('mall.bulkShipping')} explanation={t('mall.bulkHint', { count: shippingLinesLimit })}>
        <TextField
          label={t('mall.file')}
          value={csv}
          onChange={({ target }) => change(target.value)}
          placeholder={example}
          multiline
          minRows={5}
          maxRows={12}
          fullWidth
          disabled={isBusy}
          slotProps={{ htmlInput: { style: { fontFamily: 'ui-monospace, monospace' } }, inputLabel: { shrink: true } }}
        />
        <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
          <Button component="label" variant="outlined" disabled={isBusy}>
            {t('mall.chooseFile')}
            <input type="file" accept=".csv,.txt,.tsv,text/csv" onChange={choose} hidden />
          </Button>
          <Button variant="contained" onClick={() => void check()} disabled={csv.trim() === ''} loading={isBusy}>
            {t('mall.check')}
          </Button>
        </Stack>
      </Section>
      {checked && <CheckedSection checked={checked} isBusy={isBusy} progress={progress} onApply={() => void apply()} />}
    </Box>
  )
}

/** The file as it was checked last, and how far it is shipped. */
const useShipping = (csv: string) => {
  const t = useTexts()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const [checked, setChecked] = useState<Checked>()
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState(0)
  const whileBusy = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      await notifyFailure(error)
    } finally {
      setBusy(false)
      setProgress(0)
    }
  }
  const check = () => whileBusy(async () => setChecked(await callServer(mallOrderOperatorCalls.checkShipping, { csv })))
  const apply = () =>
    whileBusy(async () => {
      // One call ships some of the lines; none at all ends it, so that it never goes on for ever.
      for (let shipped = 0; ; ) {
        const answer = await callServer(mallOrderOperatorCalls.applyShipping, { csv })
        shipped += answer.shipped
        setChecked(answer)
        setProgress((shipped / Math.max(shipped + answer.left, 1)) * 100)
        if (answer.is_right === 1 && answer.left > 0 && answer.shipped > 0) continue
        if (answer.is_right === 1) notify(t('mall.allShipped', { count: answer.lines.length }), { type: 'success' })
        return
      }
    })
  return { checked, progress, isBusy, check, apply, forget: () => setChecked(undefined) }
}

interface CheckedSectionProps {
  readonly checked: Checked
  readonly isBusy: boolean
  readonly progress: number
  readonly onApply: () => void
}

const CheckedSection = ({ checked: { problem, lines }, isBusy, progress, onApply }: CheckedSectionProps) => {
  const t = useTexts()
  const countOf = (state: ShippingLine['state']): number => lines.filter((line) => line.state === state).length
  const [ready, done, wrong] = [countOf('ready'), countOf('done'), countOf('wrong')]
  const fileProblems = {
    '': '',
    empty: t('mall.fileEmpty'),
    tooLong: t('mall.fileTooLong', { count: shippingLinesLimit }),
    columns: t('mall.fileColumns'),
  }
  if (problem !== '') return <Alert severity="error">{fileProblems[problem]}</Alert>
  const apply = (
    <Button variant="contained" onClick={onApply} disabled={ready === 0 || wrong > 0} loading={isBusy}>
      {t('mall.shipLines', { count: ready })}
    </Button>
  )
  return (
    <Section title={t('mall.checked')} actions={apply}>
      {wrong > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('mall.linesWrong', { count: wrong })}
        </Alert>
      )}
      {isBusy && progress > 0 && (
        <LinearProgress variant="determinate" value={progress} aria-label={t('mall.bulkShipping')} sx={{ mb: 2 }} />
      )}
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t('mall.lineCounts', { ready, done, wrong })}
      </Typography>
      <ShippingLines lines={lines} />
    </Section>
  )
}
