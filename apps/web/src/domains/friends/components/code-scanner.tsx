import ScanLine from 'lucide-react/icons/scan-line'
import { useEffect, useRef, useState } from 'react'
import { recordError } from '../../../platform/server/request-log.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { canScan, createDetector } from '../qr-detector.ts'
import { numberInCode } from '../scanned-code.ts'
import styles from './code-scanner.module.css'

/** How often the camera's picture is looked at. */
const lookMs = 250

interface CodeScannerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The number of the person whose code was read. */
  readonly onFound: (userNumber: string) => void
}

/** Reads the code of a person with the camera. */
export const CodeScanner = ({ isOpen, onClose, onFound }: CodeScannerProps) => {
  const t = useTexts()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('friends.scan')}>
      <Camera onFound={onFound} />
    </Sheet>
  )
}

/** Whether this browser can read codes; the entry is hidden where it cannot. */
export const useCanScan = (): boolean => {
  const [can, setCan] = useState(false)
  useEffect(() => {
    canScan().then(setCan, recordError)
  }, [])
  return can
}

const Camera = ({ onFound }: Pick<CodeScannerProps, 'onFound'>) => {
  const t = useTexts()
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const [isStrange, setIsStrange] = useState(false)
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  }, [onFound])
  useEffect(() => {
    const end = new AbortController()
    lookForCode(video.current, end.signal, (text) => {
      const number = numberInCode(text)
      setIsStrange(number === undefined)
      if (number !== undefined) found.current(number)
      return number !== undefined
    }).catch((error: unknown) => {
      recordError(error)
      if (!end.signal.aborted) setIsRefused(true)
    })
    return () => end.abort()
  }, [])
  if (isRefused) {
    return <EmptyState icon={ScanLine} title={t('friends.cameraRefused')} hint={t('friends.cameraRefusedHint')} />
  }
  return (
    <div className={styles.scanner}>
      <video ref={video} className={styles.picture} muted playsInline aria-label={t('friends.scan')} />
      <p className={styles.hint} role="status">
        {t(isStrange ? 'friends.strangeCode' : 'friends.scanHint')}
      </p>
    </div>
  )
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
  const detector = createDetector()
  while (!signal.aborted) {
    const codes = await detector.detect(video)
    if (codes.some(({ rawValue }) => take(rawValue))) return stop()
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
}
