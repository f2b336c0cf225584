import { Refused } from '@cliffhanger/client/call-error.ts'
import { type ChatFolder, chatFolderLimits, type FolderKind, folderKinds } from '@cliffhanger/contract/chat/folders.ts'
import { flagOf } from '@cliffhanger/contract/wire.ts'
import { folderNameOf } from '@cliffhanger/rules/chat/folders.ts'
import { useState } from 'react'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { databaseOf, useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { newUuid } from '../../../platform/uuid.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Chips } from '../../../ui/forms/chips.tsx'
import { FormPage } from '../../../ui/forms/form-page.tsx'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { addFolder, deleteFolder, editFolder } from './change-folders.ts'
import { readFolderChats } from './folder-chats.ts'
import { syncFolders } from './folder-rows.ts'
import styles from './folders.module.css'

const icons = ['💼', '🏠', '❤️', '⭐', '🎓', '🎮', '🎬', '🎵', '⚽', '✈️', '🛒', '🍜', '💰', '📚', '🐾', '🌙']

const kindLabels = {
  unread: 'chats.folderUnread',
  friends: 'chats.folderFriends',
  groups: 'chats.folderGroups',
} as const satisfies Record<FolderKind, string>

/** Asks for what another device made of the folders. */
const takeNewer = (myId: number): void => {
  syncFolders(databaseOf(myId)).catch(ignoreQuietly)
}

interface FolderFormProps {
  readonly myId: number
  /** Without it a new one is made. */
  readonly folder: ChatFolder | undefined
  /** The chats in it, which another view chooses. */
  readonly chats: readonly string[]
  readonly onChoose: () => void
  readonly onDone: () => void
  /** Another device changed this version of the folder meanwhile. */
  readonly onStale: (version: number) => void
}

/** What a folder is called, its icon, and what is in it. */
export const FolderForm = ({ myId, folder, chats, onChoose, onDone, onStale }: FolderFormProps) => {
  const t = useTexts()
  const [localId] = useState(() => newUuid())
  const [emoji, setEmoji] = useState(folder?.emoji ?? '')
  const [kinds, setKinds] = useState<readonly FolderKind[]>(folder?.kinds ?? [])
  const [noMuted, setNoMuted] = useState(folder?.no_muted === 1)
  const listed = useStored(readFolderChats)
  const count = listed?.filter(({ conversation }) => chats.includes(conversation)).length ?? chats.length
  const form = useForm({ name: folder?.name ?? '' }, ({ name }) => {
    if (name.trim() === '') return { name: t('chats.folderNameEmpty') }
    return folderNameOf(name) === undefined ? { name: t('chats.folderNameLong', { count: chatFolderLimits.name }) } : {}
  })
  const save = useAction(
    async () => {
      if (!form.check()) return
      const name = folderNameOf(form.values.name) ?? ''
      const look = { name, emoji, kinds: [...kinds], no_muted: flagOf(noMuted), conversation_ids: [...chats] }
      if (folder) await editFolder(myId, { folder_id: folder.folder_id, version: folder.version, ...look })
      else await addFolder(myId, { local_id: localId, ...look })
      toast(t('shell.saved'))
      onDone()
    },
    (error) => {
      if (!(error instanceof Refused && error.is('stateChanged'))) return form.refuse(error)
      takeNewer(myId)
      onStale(folder?.version ?? 0)
      toast(t('chats.folderChanged'))
      return true
    },
  )
  return (
    <FormPage submitLabel={t('shell.save')} isBusy={save.isBusy} waitsFor={form.missing} onSubmit={save.run}>
      <TextField {...form.field('name')} label={t('chats.folderName')} />
      <div className={styles.choice}>
        <span className={styles.label}>{t('chats.folderIcon')}</span>
        <Chips
          label={t('chats.folderIcon')}
          options={[
            { value: '', label: t('chats.folderNoIcon') },
            ...[...new Set([...(folder?.emoji ? [folder.emoji] : []), ...icons])].map((value) => ({
              value,
              label: value,
            })),
          ]}
          value={emoji}
          onChange={setEmoji}
        />
      </div>
      <CellGroup flush label={t('chats.folderChats')}>
        <Cell title={t('chats.folderChoose')} value={t('chats.folderChosen', { count })} onClick={onChoose} />
      </CellGroup>
      <CellGroup flush heading={t('chats.folderKinds')}>
        {folderKinds.map((kind) => (
          <SwitchCell
            key={kind}
            title={t(kindLabels[kind])}
            isOn={kinds.includes(kind)}
            onChange={async (isOn) => setKinds(isOn ? [...kinds, kind] : kinds.filter((each) => each !== kind))}
          />
        ))}
      </CellGroup>
      <CellGroup flush>
        <SwitchCell title={t('chats.folderNoMuted')} isOn={noMuted} onChange={async (isOn) => setNoMuted(isOn)} />
        {folder && <DeleteCell myId={myId} folder={folder} onDone={onDone} />}
      </CellGroup>
    </FormPage>
  )
}

const DeleteCell = ({
  myId,
  folder,
  onDone,
}: Pick<FolderFormProps, 'myId' | 'onDone'> & { readonly folder: ChatFolder }) => {
  const t = useTexts()
  const remove = useAction(async () => {
    const isSure = await confirm({
      title: t('chats.folderDeleteTitle', { name: folder.name }),
      text: t('chats.folderDeleteHint'),
      confirmLabel: t('chats.folderDelete'),
      isDanger: true,
    })
    if (!isSure) return
    await deleteFolder(myId, folder.folder_id)
    onDone()
  })
  return <Cell title={t('chats.folderDelete')} isDanger isDisabled={remove.isBusy} onClick={remove.run} />
}
