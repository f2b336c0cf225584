import type { CallData } from '@cliffhanger/contract/call.ts'
import { shareOperatorCalls } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import { Button } from '@mui/material'
import { regex, required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Cover } from '../../../ui/cover.tsx'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { FormList } from '../../../ui/dialogs/form-list.tsx'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { PictureInput } from '../../../ui/inputs/picture-input.tsx'
import { SortInput } from '../../../ui/inputs/sort-input.tsx'
import { Column } from '../../../ui/table.tsx'
import { CodePositionInputs, PlacedCode, previewSize } from './code-place.tsx'

type Poster = CallData<typeof shareOperatorCalls.listPosters>['list'][number]

/** Backgrounds that members draw their code on. */
export const PosterList = () => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const remove = ({ id }: Poster): void =>
    confirmAction({
      title: t('sharing.removePoster'),
      explanation: t('sharing.removePosterHint'),
      action: t('shell.remove'),
      isDestructive: true,
      run: (reason) => callServer(shareOperatorCalls.removePoster, { id, reason }),
    })
  return (
    <FormList<Poster>
      title={t('sharing.posters')}
      permission="content.write"
      createTitle={t('sharing.createPoster')}
      editTitle={t('sharing.editPoster')}
      inputs={<PosterInputs />}
      renderActions={(poster) => (
        <Button size="small" color="error" onClick={() => remove(poster)}>
          {t('shell.remove')}
        </Button>
      )}
    >
      <Column<Poster> source="image" label={t('drama.picture')}>
        {({ image }) => <Cover address={image} width={45} height={80} />}
      </Column>
      <Column<Poster> source="kind" label={t('sharing.posterKind')}>
        {({ kind }) => t(kind === 'video' ? 'sharing.kindVideo' : 'sharing.kindInvite')}
      </Column>
      <Column<Poster> source="qr_x" label={t('sharing.codePlace')}>
        {({ qr_x, qr_y, qr_size }) => `${qr_x}, ${qr_y} (${qr_size})`}
      </Column>
      <Column<Poster> source="is_on" label={t('sharing.isOn')}>
        {({ is_on }) => t(is_on === 1 ? 'sharing.on' : 'sharing.off')}
      </Column>
      <Column<Poster> source="is_star_only" label={t('sharing.isStarOnly')}>
        {({ is_star_only }) => t(is_star_only === 1 ? 'sharing.on' : 'sharing.off')}
      </Column>
      <Column<Poster> source="sort" label={t('drama.sort')} isNumber />
    </FormList>
  )
}

const PosterInputs = () => {
  const t = useTexts()
  const poster = useRecordContext<Poster>()
  return (
    <>
      <SelectInput
        source="kind"
        label={t('sharing.posterKind')}
        choices={[
          { id: 'video', name: t('sharing.kindVideo') },
          { id: 'invite', name: t('sharing.kindInvite') },
        ]}
        defaultValue="video"
        validate={required()}
        helperText={false}
      />
      <PictureInput
        source="image_key"
        label={t('sharing.background')}
        current={poster?.image ?? ''}
        size={previewSize}
        isRequired
        over={<PlacedCode />}
      />
      <CodePositionInputs />
      <TextInput
        source="text_color"
        type="color"
        label={t('sharing.textColor')}
        defaultValue="#f5f5f7"
        validate={[required(), regex(/^#[0-9a-f]{6}$/, t('sharing.textColorWrong'))]}
        helperText={false}
      />
      <FlagInput source="is_on" label={t('sharing.isOn')} help={t('sharing.isOnHint')} />
      <FlagInput source="is_star_only" label={t('sharing.isStarOnly')} help={t('sharing.isStarOnlyHint')} />
      <SortInput />
    </>
  )
}
