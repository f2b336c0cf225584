import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { recordError } from '../../platform/server/request-log.ts'
import { useTexts } from '../../platform/texts.ts'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import styles from './code-scanner.module.css'
import { openCodeReader } from './read-code.ts'

/** How often the camera's picture is looked at. */
const lookMs = 250

interface CodeScannerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Takes what was read; false where it is no code of a person. */
  readonly onRead: (text: string) => boolean
}

/** Reads the code of a person with the camera, or in a picture of it. */
export const CodeScanner = ({ isOpen, onClose, onRead }: CodeScannerProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('friends.scan')}>
      <Scanner onRead={onRead} />
    </Sheet>
  )
}

type Outcome = 'looking' | 'refused' | 'strange' | 'none'

const hints = {
  looking: 'friends.scanHint',
  refused: 'friends.cameraRefusedHint',
  strange: 'friends.strangeCode',
  none: 'friends.noCodeInPicture',
} as const

const Scanner = ({ onRead }: Pick<CodeScannerProps, 'onRead'>) => {
  const t = useTexts()
  const video = useRef<HTMLVideoElement>(null)
  const [hasCamera, setHasCamera] = useState(true)
  const [outcome, setOutcome] = useState<Outcome>('looking')
  const take = useEffectEvent((text: string): boolean => {
    const isTaken = onRead(text)
    if (!isTaken) setOutcome('strange')
    return isTaken
  })
  useEffect(() => {
    const end = new AbortController()
    lookForCode(video.current, end.signal, (text) => take(text)).catch((error: unknown) => {
      if (end.signal.aborted) return
      recordError(error)
      setHasCamera(false)
      setOutcome('refused')
    })
    return () => end.abort()
  }, [])
  const look = async (file: File): Promise<void> => {
    // What is no picture holds no code either.
    const text = await readPicture(file).catch(() => undefined)
    if (text === undefined) setOutcome('none')
    else if (!onRead(text)) setOutcome('strange')
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? []
    // The same picture may be chosen again.
    target.value = ''
    if (!file) return
    void look(file)
  }
  return (
    <div className={styles.scanner}>
      {hasCamera && <video ref={video} className={styles.picture} muted playsInline aria-label={t('friends.scan')} />}
      <p className={styles.hint} role="status">
        {t(hints[outcome])}
      </p>
      <label className={styles.choose}>
        <input type="file" accept="image/*" className="visually-hidden" onChange={choose} />
        {t('friends.scanPicture')}
      </label>
    </div>
  )
}

const readPicture = async (file: File): Promise<string | undefined> => {
  const picture = await createImageBitmap(file)
  try {
    return await (await openCodeReader())(picture)
  } finally {
    picture.close()
  }
}

/** Shows the camera and gives `take` what is read until it answers true. Rejects where the camera may not be used. */
const lookForCode = async (
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  take: (text: string) => boolean,
): Promise<void> => {
  if (!video) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop()
  }
  signal.addEventListener('abort', stop)
  if (signal.aborted) return stop()
  video.srcObject = stream
  await video.play()
  const read = await openCodeReader()
  while (!signal.aborted) {
    const text = await read(video)
    if (text !== undefined && take(text)) return stop()
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
}
