import { taskIcons, type WrittenTask } from '@cliffhanger/contract/rewards/operator-task-calls.ts'
import { type TaskCode, taskCodes } from '@cliffhanger/contract/rewards/schemas.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { kindsOf, largestTarget } from '@cliffhanger/rules/rewards/task-form.ts'
import { taskTerms } from '@cliffhanger/rules/rewards/task-kinds.ts'
import { Alert } from '@mui/material'
import {
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { coinName, durationText } from '../../../ui/money/amounts.ts'
import { AmountInput } from '../../../ui/money/money-inputs.tsx'
import { writtenShortTexts } from '../../../ui/short-texts.ts'
import { PeriodInputs } from '../period-inputs.tsx'
import { taskCodeText, taskIconText, taskKindText, unitText } from './task-texts.ts'

const codeOf = (written: unknown): TaskCode => taskCodes.find((code) => code === written) ?? 'watch'

/** A task: what it counts, how much of it, and what for. */
export const TaskInputs = () => {
  const t = useTexts()
  const task = useRecordContext<WrittenTask>()
  const titleNeeded = (_title: unknown, { titles }: Partial<Pick<WrittenTask, 'titles'>>) =>
    Object.keys(writtenShortTexts(titles)).length === 0 ? t('rewards.titleNeeded') : undefined
  return (
    <>
      {task ? (
        <Alert severity="info" variant="outlined" sx={{ mb: 2, width: '100%' }}>
          {taskCodeText(t, task.code)} · {taskKindText(t, task.kind)}. {t('rewards.countsFixed')}{' '}
          {t('rewards.changesHint')}
        </Alert>
      ) : (
        <CountsInputs />
      )}
      {clientLanguages.map((language, index) => (
        <TextInput
          key={language}
          source={`titles.${language}`}
          label={t('rewards.taskTitle', { language: languageNames[language] })}
          validate={index === 0 ? [maxLength(60), titleNeeded] : maxLength(60)}
          helperText={false}
        />
      ))}
      <TargetInput />
      <RewardInputs />
      <SelectInput
        source="icon"
        label={t('rewards.icon')}
        choices={taskIcons.map((id) => ({ id, name: taskIconText(t, id) }))}
        defaultValue="gift"
        validate={required()}
        helperText={false}
      />
      <TextInput
        source="link"
        label={t('rewards.link')}
        helperText={t('rewards.taskLinkHint')}
        validate={maxLength(300)}
      />
      <PeriodInputs />
      <NumberInput
        source="sort"
        label={t('rewards.sort')}
        helperText={t('rewards.sortHint')}
        defaultValue={0}
        validate={required()}
      />
      <FlagInput source="is_open" label={t('rewards.isShown')} help={t('rewards.isShownHint')} starts={1} />
    </>
  )
}

/** What is counted, and over which period; chosen once. */
const CountsInputs = () => {
  const t = useTexts()
  const { getValues, setValue } = useFormContext()
  const kinds = kindsOf(codeOf(useWatch({ name: 'code' })))
  /** A period that another activity cannot have is none of its choices. */
  const moveKind = (code: unknown): void => {
    const offered = kindsOf(codeOf(code))
    if (offered.every((kind) => kind !== getValues('kind'))) setValue('kind', offered[0])
  }
  return (
    <>
      <SelectInput
        source="code"
        label={t('rewards.counts')}
        choices={taskCodes.map((id) => ({ id, name: taskCodeText(t, id) }))}
        defaultValue="watch"
        onChange={({ target }) => moveKind(target.value)}
        validate={required()}
        helperText={false}
      />
      <SelectInput
        source="kind"
        label={t('rewards.taskKind')}
        choices={kinds.map((id) => ({ id, name: taskKindText(t, id) }))}
        defaultValue={kinds[0]}
        validate={[
          required(),
          (kind: unknown) => (kinds.some((each) => each === kind) ? undefined : t('shell.required')),
        ]}
        helperText={false}
      />
    </>
  )
}

const TargetInput = () => {
  const t = useTexts()
  const task = useRecordContext<WrittenTask>()
  const written: unknown = useWatch({ name: 'code' })
  const target: unknown = useWatch({ name: 'target' })
  const code = task?.code ?? codeOf(written)
  const { unit } = taskTerms[code]
  const most = largestTarget(code)
  const shown = unit === 'seconds' && typeof target === 'number' && target > 0 ? durationText(target) : undefined
  return (
    <NumberInput
      source="target"
      label={`${t('rewards.target')} (${unitText(t, unit)})`}
      helperText={shown ? t('rewards.secondsShown', { duration: shown }) : t('rewards.targetMost', { most })}
      defaultValue={1}
      min={1}
      step={1}
      validate={[required(), minValue(1), maxValue(most)]}
    />
  )
}

const coins = ['gold', 'point', 'money'] as const

const RewardInputs = () => {
  const t = useTexts()
  const mayGiveMoney = useMayDo()('finance.write')
  const written: unknown = useWatch({ name: 'reward_coin' })
  const amount: unknown = useWatch({ name: 'reward_amount' })
  const coin = coins.find((each) => each === written) ?? 'point'
  const isNothing = typeof amount === 'string' && /^0(\.0*)?$/.test(amount)
  return (
    <>
      <SelectInput
        source="reward_coin"
        label={t('rewards.coin')}
        choices={coins.filter((each) => mayGiveMoney || each !== 'money').map((id) => ({ id, name: coinName(t, id) }))}
        defaultValue="point"
        validate={required()}
        helperText={coin === 'money' ? t('rewards.moneyHint') : false}
      />
      <AmountInput source="reward_amount" label={t('rewards.amount')} coin={coin} mayBeNothing />
      <NumberInput
        source="spins"
        label={t('rewards.spins')}
        defaultValue={0}
        min={0}
        step={1}
        validate={[
          required(),
          minValue(0),
          maxValue(100),
          (spins: unknown) => (isNothing && spins === 0 ? t('rewards.rewardMissing') : undefined),
        ]}
        helperText={false}
      />
    </>
  )
}
