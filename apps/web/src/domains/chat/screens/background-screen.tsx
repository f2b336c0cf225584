import Droplet from 'lucide-react/icons/droplet'
import SunDim from 'lucide-react/icons/sun-dim'
import { useState } from 'react'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { describeFailure } from '../../../platform/server/call-failure.ts'
import { useUser } from '../../../platform/session/session.ts'
import { databaseOf, useStored } from '../../../platform/storage/local-database.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { MissingState } from '../../../ui/feedback/missing-state.tsx'
import { Slider } from '../../../ui/forms/slider.tsx'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { confirm } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { BackgroundChoices } from '../backgrounds/background-choices.tsx'
import { BackgroundPreview } from '../backgrounds/background-preview.tsx'
import {
  type BackgroundChange,
  changeBackground,
  everyChat,
  readBackground,
  resetBackground,
} from '../backgrounds/background-store.ts'
import { takePicture } from '../backgrounds/take-picture.ts'
import { conversationWith } from '../conversations/conversation.ts'
import { idIn } from '../messages/id-in.ts'
import type { BackgroundRow } from '../storage/rows.ts'
import styles from './background-screen.module.css'

/** How dark a picture can be made, in percent: it stays a picture. */
const darkest = 80

/** The background of all chats that have none of their own (S-153). */
export const BackgroundsScreen = () => {
  const goBack = useGoBack('settings')
  const myId = useUser()?.user_id
  return <Chooser myId={myId ?? 0} conversationId={everyChat} onBack={goBack} />
}

/** The background of one chat; `target_id` and `chat_type` name it. */
export const BackgroundScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('chats')
  const query = useScreenQuery()
  const myId = useUser()?.user_id
  const targetId = idIn(query, 'target_id')
  if (myId === undefined || targetId === 0) return <MissingState title={t('shell.notFound')} list="chats" />
  const chatType = query.get('chat_type') === 'group' ? 'group' : 'private'
  const { id } = conversationWith(myId, { chatType, targetId })
  return <Chooser key={id} myId={myId} conversationId={id} onBack={goBack} />
}

interface ChooserProps {
  readonly myId: number
  readonly conversationId: string
  readonly onBack: () => void
}

/** What a chat shows, the picture that can be gone back to, and whether anything was chosen. */
const useChosen = (conversationId: string) =>
  useStored(
    async (database) => {
      const background = await readBackground(database, conversationId)
      const chosen = await database.backgrounds.toCollection().primaryKeys()
      const pictures = await database.backgroundPictures.toCollection().primaryKeys()
      const held = [conversationId, everyChat].find((id) => pictures.includes(id))
      return {
        background,
        picture: held === undefined ? undefined : { ...background, conversation_id: held, design: 'own' as const },
        canReset: conversationId === everyChat ? chosen.length > 0 : chosen.includes(conversationId),
      }
    },
    [conversationId],
  )

const Chooser = ({ myId, conversationId, onBack }: ChooserProps) => {
  const t = useTexts()
  const database = databaseOf(myId)
  const chosen = useChosen(conversationId)
  const isForAll = conversationId === everyChat
  const take = useAction((file: File) => takePicture(database, conversationId, file))
  const change = useAction((to: BackgroundChange) => changeBackground(database, conversationId, to))
  const reset = useAction(async () => {
    const question = {
      title: t('chats.backgroundResetTitle'),
      text: t('chats.backgroundResetHint'),
      confirmLabel: t('chats.backgroundResetLabel'),
      isDanger: true,
    }
    if (!isForAll || (await confirm(question))) await resetBackground(database, conversationId)
  })
  return (
    <Screen top={<NavBar title={t('chats.background')} onBack={onBack} />}>
      {chosen && (
        <div className={styles.page}>
          <p className={styles.hint}>{t(isForAll ? 'chats.backgroundForAll' : 'chats.backgroundForOne')}</p>
          <BackgroundPreview background={chosen.background} />
          {chosen.background.design === 'own' && (
            <PictureLook
              background={chosen.background}
              onChange={(to) => changeBackground(database, conversationId, to)}
            />
          )}
          <BackgroundChoices
            {...chosen}
            isBusy={take.isBusy}
            onDesign={(design) => change.run({ design })}
            onPicture={take.run}
          />
          {chosen.canReset && (
            <CellGroup flush>
              <Cell
                title={t(isForAll ? 'chats.backgroundReset' : 'chats.backgroundOfAll')}
                isDanger={isForAll}
                onClick={reset.run}
              />
            </CellGroup>
          )}
        </div>
      )}
    </Screen>
  )
}

interface PictureLookProps {
  readonly background: BackgroundRow
  readonly onChange: (change: BackgroundChange) => Promise<void>
}

/** How a picture of one's own is seen. */
const PictureLook = ({ background, onChange }: PictureLookProps) => {
  const t = useTexts()
  /** As far as it was dragged, until that is stored. */
  const [dragged, setDragged] = useState<number>()
  if (dragged === background.dim) setDragged(undefined)
  const dim = (percent: number): void => {
    setDragged(percent)
    onChange({ dim: percent }).catch((error: unknown) => {
      setDragged(undefined)
      toast(describeFailure(error))
    })
  }
  return (
    <CellGroup flush label={t('chats.backgroundOwn')}>
      <SwitchCell
        icon={Droplet}
        title={t('chats.backgroundBlur')}
        isOn={background.is_blurred === 1}
        onChange={(isOn) => onChange({ is_blurred: isOn ? 1 : 0 })}
      />
      <div className={styles.dim}>
        <Slider
          icon={SunDim}
          label={t('chats.backgroundDim')}
          value={dragged ?? background.dim}
          min={0}
          max={darkest}
          onChange={dim}
        />
      </div>
    </CellGroup>
  )
}
