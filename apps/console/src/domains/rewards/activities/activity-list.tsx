import { activityOperatorCalls, type WrittenActivity } from '@cliffhanger/contract/rewards/operator-activity-calls.ts'
import { activityTypes } from '@cliffhanger/contract/rewards/schemas.ts'
import { Button } from '@mui/material'
import {
  FormDataConsumer,
  maxLength,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { Cover } from '../../../ui/cover.tsx'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { FormList } from '../../../ui/dialogs/form-list.tsx'
import { choiceOf } from '../../../ui/inputs/filters.tsx'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { HtmlTextsInput, titleIn } from '../../../ui/inputs/html-texts-input.tsx'
import { PictureInput } from '../../../ui/inputs/picture-input.tsx'
import { Column } from '../../../ui/table.tsx'
import { PeriodInputs } from '../period-inputs.tsx'
import { PeriodText, StateChip } from '../period-text.tsx'

const typeTexts = { event: 'rewards.typeEvent', bonus: 'rewards.typeBonus' } as const
const linkTypes = ['page', 'video', 'url', 'none'] as const
const linkTexts = {
  page: 'rewards.linkPage',
  video: 'rewards.linkVideo',
  url: 'rewards.linkUrl',
  none: 'rewards.linkNone',
} as const

/** Events and bonuses in the order members see them. */
export const ActivityList = () => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const remove = ({ id, texts }: WrittenActivity): void =>
    confirmAction({
      title: t('rewards.removeActivity', { title: titleIn(texts, currentLanguage()) }),
      explanation: t('rewards.removeActivityHint'),
      action: t('shell.remove'),
      isDestructive: true,
      run: (reason) => callServer(activityOperatorCalls.removeActivity, { id, reason }),
    })
  const types = activityTypes.map((id) => ({ id, name: t(typeTexts[id]) }))
  return (
    <FormList<WrittenActivity>
      title={t('rewards.activities')}
      permission="content.write"
      createTitle={t('rewards.createActivity')}
      editTitle={t('rewards.editActivity')}
      inputs={<ActivityInputs />}
      filters={[choiceOf('type', t('rewards.kind'), types, t('rewards.allTypes'))]}
      renderActions={(activity) => (
        <Button size="small" color="error" onClick={() => remove(activity)}>
          {t('shell.remove')}
        </Button>
      )}
    >
      <Column<WrittenActivity> source="cover" label={t('rewards.cover')}>
        {({ cover }) => <Cover address={cover} width={96} height={54} />}
      </Column>
      <Column<WrittenActivity> source="texts" label={t('notices.title')}>
        {({ texts }) => titleIn(texts, currentLanguage())}
      </Column>
      <Column<WrittenActivity> source="type" label={t('rewards.kind')}>
        {({ type }) => t(typeTexts[type])}
      </Column>
      <Column<WrittenActivity> source="state" label={t('rewards.state')}>
        {({ state, is_open }) => <StateChip state={state} isOpen={is_open === 1} />}
      </Column>
      <Column<WrittenActivity> source="start_time" label={t('rewards.period')}>
        {(activity) => <PeriodText {...activity} />}
      </Column>
      <Column<WrittenActivity> source="link" label={t('rewards.leadsTo')}>
        {({ link_type, link }) => (link_type === 'none' ? t(linkTexts.none) : `${t(linkTexts[link_type])}: ${link}`)}
      </Column>
      <Column<WrittenActivity> source="sort" label={t('rewards.sort')} isNumber />
    </FormList>
  )
}

export const ActivityInputs = () => {
  const t = useTexts()
  const activity = useRecordContext<WrittenActivity>()
  return (
    <>
      <HtmlTextsInput />
      <SelectInput
        source="type"
        label={t('rewards.kind')}
        choices={activityTypes.map((id) => ({ id, name: t(typeTexts[id]) }))}
        defaultValue="event"
        validate={required()}
        helperText={false}
      />
      <PictureInput source="cover_key" label={t('rewards.cover')} current={activity?.cover ?? ''} size={[320, 180]} />
      <SelectInput
        source="link_type"
        label={t('rewards.leadsTo')}
        choices={linkTypes.map((id) => ({ id, name: t(linkTexts[id]) }))}
        defaultValue="page"
        validate={required()}
        helperText={false}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.link_type !== 'none' && (
            <TextInput
              source="link"
              label={t('rewards.link')}
              helperText={t('rewards.linkHint')}
              validate={[required(), maxLength(300)]}
            />
          )
        }
      </FormDataConsumer>
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
