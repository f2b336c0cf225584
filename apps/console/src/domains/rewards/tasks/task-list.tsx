import type { WrittenTask } from '@cliffhanger/contract/rewards/operator-task-calls.ts'
import { taskKinds } from '@cliffhanger/contract/rewards/schemas.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { FormList } from '../../../ui/dialogs/form-list.tsx'
import { choiceOf } from '../../../ui/inputs/filters.tsx'
import { shownText } from '../../../ui/short-texts.ts'
import { Column } from '../../../ui/table.tsx'
import { PeriodText, StateChip } from '../period-text.tsx'
import { TaskInputs } from './task-inputs.tsx'
import { rewardText, targetText, taskCodeText, taskKindText } from './task-texts.ts'

/** Tasks in the order members see them. */
export const TaskList = () => {
  const t = useTexts()
  const mayGiveMoney = useMayDo()('finance.write')
  const kinds = taskKinds.map((id) => ({ id, name: taskKindText(t, id) }))
  return (
    <FormList<WrittenTask>
      title={t('rewards.tasks')}
      permission="content.write"
      createTitle={t('rewards.createTask')}
      editTitle={t('rewards.editTask')}
      isEditable={({ reward_coin }) => mayGiveMoney || reward_coin !== 'money'}
      inputs={<TaskInputs />}
      filters={[choiceOf('kind', t('rewards.taskKind'), kinds, t('rewards.allKinds'))]}
    >
      <Column<WrittenTask> source="titles" label={t('notices.title')}>
        {({ titles, id }) => shownText(titles, currentLanguage()) || `#${id}`}
      </Column>
      <Column<WrittenTask> source="code" label={t('rewards.counts')}>
        {({ code }) => taskCodeText(t, code)}
      </Column>
      <Column<WrittenTask> source="kind" label={t('rewards.taskKind')}>
        {({ kind }) => taskKindText(t, kind)}
      </Column>
      <Column<WrittenTask> source="target" label={t('rewards.target')} isNumber>
        {(task) => <span style={{ whiteSpace: 'nowrap' }}>{targetText(task)}</span>}
      </Column>
      <Column<WrittenTask> source="reward_amount" label={t('rewards.reward')} isNumber>
        {(task) => <span style={{ whiteSpace: 'nowrap' }}>{rewardText(t, task)}</span>}
      </Column>
      <Column<WrittenTask> source="state" label={t('rewards.state')}>
        {({ state, is_open }) => <StateChip state={state} isOpen={is_open === 1} />}
      </Column>
      <Column<WrittenTask> source="start_time" label={t('rewards.period')}>
        {(task) => <PeriodText {...task} />}
      </Column>
      <Column<WrittenTask> source="sort" label={t('rewards.sort')} isNumber />
    </FormList>
  )
}
