import { emojiOperatorCalls } from '@cliffhanger/contract/emoji/operator-calls.ts'
import { emojiName } from '@cliffhanger/contract/emoji/schemas.ts'
import { Button } from '@mui/material'
import { required, TextInput, useRecordContext } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { FormList } from '../../ui/dialogs/form-list.tsx'
import { searchFor } from '../../ui/inputs/filters.tsx'
import { PictureInput } from '../../ui/inputs/picture-input.tsx'
import { OrderArrows } from '../../ui/order-arrows.tsx'
import { Column } from '../../ui/table.tsx'
import { type EmojiRow, readEmojiSet } from './sources.ts'

/** The emoji set in its order. */
export const EmojiList = () => {
  const t = useTexts()
  return (
    <FormList<EmojiRow>
      title={t('emoji.emoji')}
      permission="content.write"
      createTitle={t('emoji.add')}
      editTitle={t('emoji.edit')}
      inputs={<EmojiInputs />}
      filters={[searchFor('search', t('emoji.search'))]}
      renderActions={(emoji) => <EmojiActions emoji={emoji} />}
    >
      <Column<EmojiRow> source="image" label={t('emoji.picture')}>
        {({ image }) => <img src={image} alt="" width={36} height={36} style={{ objectFit: 'contain' }} />}
      </Column>
      <Column<EmojiRow> source="reg_name" label={t('emoji.name')} />
    </FormList>
  )
}

const EmojiActions = ({ emoji: { id, reg_name: name } }: { readonly emoji: EmojiRow }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const remove = (): void =>
    confirmAction({
      title: t('emoji.removeTitle', { name }),
      explanation: t('emoji.removeHint'),
      action: t('shell.remove'),
      isDestructive: true,
      run: (reason) => callServer(emojiOperatorCalls.removeEmoji, { id, reason }),
    })
  return (
    <>
      <OrderArrows
        id={id}
        name={name}
        read={async () => (await readEmojiSet()).map((emoji) => emoji.id)}
        sort={(ids) => callServer(emojiOperatorCalls.sortEmoji, { ids })}
      />
      <Button size="small" color="error" onClick={remove}>
        {t('shell.remove')}
      </Button>
    </>
  )
}

const EmojiInputs = () => {
  const t = useTexts()
  const emoji = useRecordContext<EmojiRow>()
  const isName = (value: unknown): string | undefined =>
    emojiName.safeParse(value).success ? undefined : t('emoji.nameFormat')
  return (
    <>
      <PictureInput
        source="image_key"
        label={`${t('emoji.picture')} (${t('emoji.pictureHint')})`}
        current={emoji?.image ?? ''}
        size={[128, 128]}
        isRequired
      />
      <TextInput
        source="reg_name"
        label={t('emoji.name')}
        helperText={emoji ? t('emoji.renameHint') : t('emoji.nameHint')}
        validate={[required(), isName]}
      />
    </>
  )
}
