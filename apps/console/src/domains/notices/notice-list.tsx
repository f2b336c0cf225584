import { noticesOperatorCalls, type WrittenNotice } from '@cliffhanger/contract/notices/operator-calls.ts'
import { noticePositions, noticeTypes, type WrittenScope } from '@cliffhanger/contract/notices/schemas.ts'
import { Alert, Button, Chip } from '@mui/material'
import { FormDataConsumer, maxLength, regex, required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { localOf, secondsOf } from '../../platform/moments.ts'
import { callServer } from '../../platform/server.ts'
import { currentLanguage, type Texts, useTexts } from '../../platform/texts.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { FormList } from '../../ui/dialogs/form-list.tsx'
import { HtmlTextsInput, titleIn } from '../../ui/inputs/html-texts-input.tsx'
import { PictureInput } from '../../ui/inputs/picture-input.tsx'
import { Locked } from '../../ui/locked.tsx'
import { Column } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'

const positionText = (t: Texts, position: WrittenNotice['position']): string =>
  t(position === '' ? 'notices.list' : `notices.${position}`)

const scopes: readonly WrittenScope[] = ['platform', 'stars']

const scopeText = (t: Texts, scope: WrittenScope): string =>
  t(scope === 'stars' ? 'notices.scopeStars' : 'notices.scopePlatform')

const isOpen = ({ state }: WrittenNotice): boolean => state === 'planned' || state === 'running'

const stateColors = { planned: 'info', running: 'success', over: 'default', withdrawn: 'default' } as const

/** What operators told members, the newest first. */
export const NoticeList = () => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const withdraw = ({ id, texts }: WrittenNotice): void =>
    confirmAction({
      title: t('notices.withdrawTitle', { title: titleIn(texts, currentLanguage()) }),
      explanation: t('notices.withdrawHint'),
      action: t('notices.withdraw'),
      isDestructive: true,
      run: (reason) => callServer(noticesOperatorCalls.withdrawNotice, { id, reason }),
    })
  return (
    <FormList<WrittenNotice>
      title={t('notices.notices')}
      permission="content.write"
      createTitle={t('notices.write')}
      editTitle={t('notices.edit')}
      isEditable={isOpen}
      inputs={<NoticeInputs />}
      renderActions={(notice) =>
        isOpen(notice) && (
          <Button size="small" color="error" onClick={() => withdraw(notice)}>
            {t('notices.withdraw')}
          </Button>
        )
      }
    >
      <Column<WrittenNotice> source="texts" label={t('notices.title')}>
        {({ texts }) => titleIn(texts, currentLanguage())}
      </Column>
      <Column<WrittenNotice> source="user_no" label={t('notices.target')}>
        {({ user_no }) => user_no || t('notices.everyone')}
      </Column>
      <Column<WrittenNotice> source="type" label={t('notices.kind')}>
        {({ type }) => t(`notices.${type}`)}
      </Column>
      <Column<WrittenNotice> source="position" label={t('notices.position')}>
        {({ scope, position }) => (scope === 'stars' ? t('notices.starsLine') : positionText(t, position))}
      </Column>
      <Column<WrittenNotice> source="state" label={t('notices.state')}>
        {({ state }) => (
          <Chip size="small" variant="outlined" color={stateColors[state]} label={t(`notices.${state}`)} />
        )}
      </Column>
      <Column<WrittenNotice> source="start_time" label={t('notices.starts')}>
        {({ start_time }) => <Time seconds={start_time} />}
      </Column>
      <Column<WrittenNotice> source="end_time" label={t('notices.ends')}>
        {({ end_time }) => (end_time === 0 ? '—' : <Time seconds={end_time} />)}
      </Column>
      <Column<WrittenNotice> source="read_total" label={t('notices.readers')} isNumber />
    </FormList>
  )
}

const NoticeInputs = () => {
  const t = useTexts()
  const written = useRecordContext<WrittenNotice>()
  return (
    <>
      {written && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('notices.editHint')}
        </Alert>
      )}
      <HtmlTextsInput />
      <TextInput
        source="user_no"
        label={t('notices.member')}
        helperText={t('notices.memberHint')}
        validate={maxLength(20)}
      />
      <SelectInput
        source="type"
        label={t('notices.kind')}
        choices={noticeTypes.map((id) => ({ id, name: t(`notices.${id}`) }))}
        defaultValue="system"
        validate={required()}
        helperText={false}
      />
      <FormDataConsumer>
        {({ formData }) => !String(formData.user_no ?? '').trim() && <ScheduleInputs />}
      </FormDataConsumer>
      <TextInput
        source="link"
        label={t('notices.link')}
        helperText={t('notices.linkHint')}
        validate={[maxLength(300), regex(/^\/(?![/\\])\S*$|^https:\/\/\S+$/, t('notices.linkFormat'))]}
      />
      <PictureInput source="image_key" label={t('drama.picture')} current={written?.image ?? ''} size={[320, 180]} />
    </>
  )
}

/** Where and when: for everyone's only. */
const ScheduleInputs = () => {
  const t = useTexts()
  const written = useRecordContext<WrittenNotice>()
  // A notice to one member began when the member received it; a notice to everyone would begin again.
  const hasBegun = written?.state === 'running' && written.user_no === ''
  return (
    <>
      <Locked isLocked={written !== undefined && written.user_no === ''}>
        <SelectInput
          source="scope"
          label={t('notices.scope')}
          choices={scopes.map((id) => ({ id, name: scopeText(t, id) }))}
          defaultValue="platform"
          validate={required()}
          helperText={t('notices.scopeHint')}
        />
      </Locked>
      <FormDataConsumer>{({ formData }) => formData.scope !== 'stars' && <PositionInput />}</FormDataConsumer>
      <TextInput
        source="start_time"
        type="datetime-local"
        label={t('notices.starts')}
        helperText={t(hasBegun ? 'notices.startsKept' : 'notices.startsHint')}
        format={localOf}
        parse={secondsOf}
        readOnly={hasBegun}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextInput
        source="end_time"
        type="datetime-local"
        label={t('notices.ends')}
        helperText={t('notices.endsHint')}
        format={localOf}
        parse={secondsOf}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </>
  )
}

const PositionInput = () => {
  const t = useTexts()
  return (
    <SelectInput
      source="position"
      label={t('notices.position')}
      choices={noticePositions.map((position) => ({ id: position || list, name: positionText(t, position) }))}
      format={(position: string | null | undefined) => position || list}
      parse={(id: string) => (id === list ? '' : id)}
      defaultValue="line"
      helperText={false}
    />
  )
}

/** How a choice without a name is called in the form. */
const list = 'list'
